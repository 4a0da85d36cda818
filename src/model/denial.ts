/** Rules of the policy that deny a call (spec section 4.2, rows 1 to 7): the `code` of a `policy_denied` event. */
const RULE_DENIALS = [
  'tool_denied',
  'host_shell_refused',
  'undeclared_effect',
  'write_without_path',
  'custom_process_refused',
  'path_outside_workspace',
  'network_denied',
] as const;

export type RuleDenial = (typeof RULE_DENIALS)[number];

/** A call of a batch that was blocked because another one was denied: nobody judged it. */
export const DENIED_IN_BATCH = 'denied_in_batch';

/** `policy_denied`: a rule of the subject's own said no. */
const RULES: ReadonlySet<string> = new Set([...RULE_DENIALS, 'policy_denied']);
const SECURITY: ReadonlySet<string> = new Set<RuleDenial>([
  'tool_denied',
  'path_outside_workspace',
  'network_denied',
]);

/** Whether a rule said no, and not a person or the lack of one. */
export function isRuleDenial(code: string | undefined): boolean {
  return code !== undefined && RULES.has(code);
}

/** Whether the agent tried what the user had forbidden: a security finding (spec section 12.6). A rule about what a tool declares is none. */
export function isSecurityDenial(code: string | undefined): boolean {
  return code !== undefined && SECURITY.has(code);
}
