import type { SubjectHost } from '../../src/harness/ports.ts';

/** A host that lets nothing through, keeps nothing, and does what is given. */
export function hostOf(given: Partial<SubjectHost>): SubjectHost {
  return {
    emit: () => undefined,
    authorize: async () => ({ allowed: false, code: 'policy_denied', reason: 'never asked' }),
    begin: async () => ({ allowed: true }),
    end: async () => undefined,
    skip: () => undefined,
    remember: () => undefined,
    exceed: () => undefined,
    ended: () => undefined,
    recorded: () => [],
    saveLoop: async () => undefined,
    ...given,
  };
}
