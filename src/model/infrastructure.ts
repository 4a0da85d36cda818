/**
 * Error codes that say nothing about the agent, with why: such an attempt is undecidable, neither a pass nor a wrong answer
 * (design.md section 1.2). Every other code, `agent_failed` and `unknown` included, is a decided failure.
 */
export const INFRASTRUCTURE_CODES: ReadonlyMap<string, string> = new Map([
  ['network_error', 'the connection to the model broke'],
  ['provider_unavailable', 'the model server answered with an error of its own'],
  ['provider_timeout', 'the model server did not answer in time'],
  ['provider_transient', 'the model server had a passing problem'],
  ['rate_limit', 'the model server refused more requests for now'],
  ['provider_auth', 'the model server refused the key'],
  ['provider_refused', 'the model server refused the request: unknown model, no quota, wrong option'],
  ['missing_credential', 'the environment variable of a key is not set'],
  ['unknown_provider', 'the configuration names a provider that does not exist'],
  ['no_models', 'the provider has no model'],
  ['model_script_exhausted', 'the script of the scripted model has no turn left: a mistake of the suite'],
  ['no_agent', 'the configuration has no agent'],
  ['unknown_agent', 'the configuration names an agent that does not exist'],
  ['no_prompt', 'there was nothing to ask'],
  ['invalid_config', 'the configuration cannot be used'],
  ['invalid_tool', 'a tool is declared wrongly'],
  ['subject_not_found', 'the program of the subject is not there'],
  ['subject_not_started', 'the subject ended before its first turn'],
  ['process_spawn_failed', 'the operating system could not start the subject'],
  ['process_survived', 'a process of the subject could not be killed, so nothing it left can be trusted'],
  ['sandbox_unavailable', 'the sandbox could not be set up'],
  ['workspace_failed', 'the workspace could not be made'],
  ['setup_failed', 'a setup command of the scenario failed'],
  ['trace_write_failed', 'the trace could not be written'],
  ['run_state_failed', 'the journal of the run could not be read or written'],
  ['run_state_locked', 'another process holds the run'],
]);

/** Whether an error with this code leaves the attempt undecidable. */
export function isInfrastructureCode(code: string): boolean {
  return INFRASTRUCTURE_CODES.has(code);
}
