import { expect, test } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import { catalogue } from '../../../src/providers/catalogue.ts';
import { createModel } from '../../../src/providers/index.ts';
import { resolveProvider } from '../../../src/providers/resolve-provider.ts';

const clock = { after: () => () => {} };
const env = { DEEPSEEK_API_KEY: 'd', OPENAI_API_KEY: 'o', EMPTY: '', MINE: 'm' };

function problem(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof UserError) return error.problems[0];
  }
  return undefined;
}

test('no provider is the default of the catalogue with its first model', () => {
  expect(resolveProvider({ env })).toEqual({
    kind: 'openai-compatible',
    id: 'deepseek',
    baseUrl: 'https://api.deepseek.com/v1',
    model: 'deepseek-chat',
    apiKey: 'd',
    warnings: [],
  });
});

test('the agent chooses the model before the provider does', () => {
  const provider = { id: 'deepseek', model: 'deepseek-chat' };
  expect(resolveProvider({ provider, agentModel: 'deepseek-reasoner', env })).toMatchObject({
    model: 'deepseek-reasoner',
  });
});

test('an unknown model of a closed catalogue is a warning, and the first model is used', () => {
  const resolved = resolveProvider({ provider: { id: 'deepseek', model: 'deepseek-caht' }, env });
  expect(resolved).toMatchObject({
    model: 'deepseek-chat',
    warnings: [{ code: 'unknown_model', hint: 'did you mean "deepseek-chat"?' }],
  });
});

test('a server with more models than the catalogue lists gets the name as it is', () => {
  expect(resolveProvider({ provider: { id: 'ollama', model: 'qwen3:8b' }, env: {} })).toEqual({
    kind: 'openai-compatible',
    id: 'ollama',
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'qwen3:8b',
    warnings: [],
  });
});

test.each([
  [{ id: 'opnai' }, 'unknown_provider', 'did you mean "openai"?'],
  [{ id: 'constructor' }, 'unknown_provider', expect.stringContaining('known: scripted')],
  [{ id: 'ollama' }, 'no_models', expect.any(String)],
  [{ baseUrl: 'ftp://x', model: 'm' }, 'invalid_provider', undefined],
  [{ baseUrl: 'http://x' }, 'invalid_provider', undefined],
])('the provider %j is refused with %s', (provider, code, hint) => {
  expect(problem(() => resolveProvider({ provider, env }))).toMatchObject({ code, ...(hint && { hint }) });
});

test.each([
  [{ id: 'deepseek' }, {}, 'DEEPSEEK_API_KEY'],
  [{ id: 'deepseek', apiKeyEnv: 'EMPTY' }, env, 'EMPTY'],
  [{ baseUrl: 'http://x', model: 'm', apiKeyEnv: 'NOT_SET' }, env, 'NOT_SET'],
])('C-18 the provider %j without its key names the variable', (provider, surroundings, variable) => {
  expect(resolveProvider({ provider, env: surroundings })).toMatchObject({
    kind: 'missing_credential',
    variable,
  });
});

test('a server of your own needs no catalogue and gets the limits of the specification', () => {
  const provider = {
    baseUrl: 'http://h/v1',
    model: 'm',
    apiKeyEnv: 'MINE',
    headers: { a: 'b' },
    maxTokens: 7,
  };
  expect(resolveProvider({ provider, env })).toEqual({
    kind: 'openai-compatible',
    id: 'custom',
    baseUrl: 'http://h/v1',
    model: 'm',
    contextWindow: 32_768,
    maxTokens: 7,
    apiKey: 'm',
    headers: { a: 'b' },
    warnings: [],
  });
});

test('a key written in the configuration is used where no variable is set', () => {
  expect(resolveProvider({ provider: { baseUrl: 'http://h', model: 'm', apiKey: 'k' }, env })).toMatchObject({
    apiKey: 'k',
  });
});

test('the scripted provider makes a model from the script it is given, and says when there is none', () => {
  const resolved = resolveProvider({ provider: { id: 'scripted', script: 's.yaml' }, env: {} });
  expect(resolved).toEqual({ kind: 'scripted', id: 'scripted', scriptPath: 's.yaml', warnings: [] });
  if (resolved.kind !== 'scripted') throw new Error('not scripted');
  expect(createModel(resolved, { clock, script: { turns: [{}] } }).id).toBe('scripted');
  expect(problem(() => createModel(resolved, { clock }))).toMatchObject({ code: 'model_script_missing' });
});

test('a model of a server is named by provider and model', () => {
  const resolved = resolveProvider({ env });
  if (resolved.kind !== 'openai-compatible') throw new Error('no server');
  expect(createModel(resolved, { clock }).id).toBe('deepseek/deepseek-chat');
});

test.each(Object.entries(catalogue))('the entry %s of the catalogue can be resolved', (id, entry) => {
  const surroundings = entry.apiKeyEnv === undefined ? {} : { [entry.apiKeyEnv]: 'k' };
  const resolved = resolveProvider({ provider: { id, model: entry.models[0] ?? 'any' }, env: surroundings });
  expect(resolved).toMatchObject({ kind: 'openai-compatible', warnings: [] });
});
