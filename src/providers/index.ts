import { UserError } from '../errors.ts';
import type { ModelScript } from '../generated/types.ts';
import type { Clock, Model } from '../harness/ports.ts';
import { createOpenAiCompatibleModel } from './openai-compatible.ts';
import type { ResolvedProvider } from './resolve-provider.ts';
import { createScriptedModel } from './scripted.ts';

export interface ModelDependencies {
  readonly clock: Pick<Clock, 'after'>;
  /** For the scripted model: the scenario's script, or the one that the configuration names. */
  readonly script?: ModelScript | undefined;
}

type Kind = ResolvedProvider['kind'];
type Factories = {
  [K in Kind]: (resolved: Extract<ResolvedProvider, { kind: K }>, dependencies: ModelDependencies) => Model;
};

/** One line a kind of model. */
const factories = {
  scripted: ({ id }, { clock, script }) => {
    if (script === undefined) throw missingScript();
    return createScriptedModel({ script, id, clock });
  },
  'openai-compatible': (resolved) =>
    createOpenAiCompatibleModel({ ...resolved, id: `${resolved.id}/${resolved.model}` }),
} satisfies Factories;

/** The model behind a resolved provider; nothing is loaded or sent before its first step. Throws `UserError` `model_script_missing`. */
export function createModel<K extends Kind>(
  resolved: Extract<ResolvedProvider, { kind: K }>,
  dependencies: ModelDependencies,
): Model {
  const kind: K = resolved.kind;
  const byKind: Factories = factories;
  return byKind[kind](resolved, dependencies);
}

function missingScript(): UserError {
  return new UserError({
    code: 'model_script_missing',
    message: 'the scripted model has no script',
    hint: 'name one with provider.script, or with script in the scenario',
  });
}
