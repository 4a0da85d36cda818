import { type Problem, UserError } from '../errors.ts';
import type { Finding, Provider } from '../generated/types.ts';
import { didYouMean } from '../model/nearest.ts';
import { type CatalogueEntry, catalogue, DEFAULT_PROVIDER } from './catalogue.ts';

export interface ProviderQuestion {
  /** Absent: the default of the catalogue. */
  readonly provider?: Provider | undefined;
  /** Model named by the agent; goes before the provider's. */
  readonly agentModel?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface ScriptedProvider {
  readonly kind: 'scripted';
  readonly id: string;
  /** As written in the configuration: relative to its file. */
  readonly scriptPath?: string;
  readonly warnings: readonly Finding[];
}

interface OpenAiCompatibleProvider {
  readonly kind: 'openai-compatible';
  readonly id: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxTokens?: number;
  readonly contextWindow?: number;
  readonly maxTokensField?: 'max_completion_tokens';
  readonly warnings: readonly Finding[];
}

/** The key is not there: nothing can be judged, and `variable` says what to set. */
export interface MissingCredential {
  readonly kind: 'missing_credential';
  readonly id: string;
  readonly variable: string;
}

export type ResolvedProvider = ScriptedProvider | OpenAiCompatibleProvider;

const CUSTOM = { contextWindow: 32_768, maxTokens: 4096 };

/**
 * Which model server a configuration means; spec section 1.2. Throws `UserError` (`unknown_provider`, `no_models`,
 * `invalid_provider`); a key that is not set is a value.
 */
export function resolveProvider(question: ProviderQuestion): ResolvedProvider | MissingCredential {
  const { provider = {} } = question;
  if (provider.baseUrl !== undefined) return resolveCustom(provider.baseUrl, question);
  const id = provider.id ?? DEFAULT_PROVIDER;
  if (id === 'scripted') {
    const scriptPath = provider.script === undefined ? {} : { scriptPath: provider.script };
    return { kind: 'scripted', id, ...scriptPath, warnings: [] };
  }
  const entry = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
  if (entry === undefined) throw unknownProvider(id);
  return resolveKnown(id, entry, question);
}

function resolveCustom(baseUrl: string, question: ProviderQuestion): ResolvedProvider | MissingCredential {
  const { provider = {}, agentModel } = question;
  const id = provider.id ?? 'custom';
  if (!/^https?:\/\/[^\s/]/i.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw invalid(`provider.baseUrl ${JSON.stringify(baseUrl)} is not an http or https address`, 'baseUrl');
  }
  const model = agentModel ?? provider.model;
  if (model === undefined) throw invalid('provider.baseUrl needs provider.model beside it', 'model');
  const key = findKey(question, provider.apiKeyEnv);
  if ('variable' in key) return { kind: 'missing_credential', id, variable: key.variable };
  const limits = { ...CUSTOM, ...readLimits(provider) };
  return {
    kind: 'openai-compatible',
    id,
    baseUrl,
    model,
    ...limits,
    ...key,
    ...readHeaders(provider),
    warnings: [],
  };
}

function resolveKnown(
  id: string,
  entry: CatalogueEntry,
  question: ProviderQuestion,
): ResolvedProvider | MissingCredential {
  const { provider = {}, agentModel } = question;
  const { model, warnings } = chooseModel(id, entry, agentModel ?? provider.model);
  const key = findKey(question, provider.apiKeyEnv ?? entry.apiKeyEnv);
  if ('variable' in key) return { kind: 'missing_credential', id, variable: key.variable };
  const { baseUrl, maxTokensField } = entry;
  const field = maxTokensField === undefined ? {} : { maxTokensField };
  const settings = { ...readLimits(provider), ...readHeaders(provider), ...field };
  return { kind: 'openai-compatible', id, baseUrl, model, ...settings, ...key, warnings };
}

function chooseModel(
  id: string,
  entry: CatalogueEntry,
  wanted: string | undefined,
): { model: string; warnings: Finding[] } {
  const [first] = entry.models;
  if (wanted !== undefined && (entry.open === true || entry.models.includes(wanted))) {
    return { model: wanted, warnings: [] };
  }
  if (first === undefined) {
    const hint = 'name one with provider.model';
    throw new UserError({ code: 'no_models', message: `provider "${id}" has no default model`, hint });
  }
  return {
    model: first,
    warnings: wanted === undefined ? [] : [unknownModel(id, wanted, first, entry.models)],
  };
}

/** The value of the variable, else the key written in the configuration. An empty variable is not set. */
function findKey(
  { provider = {}, env }: ProviderQuestion,
  variable: string | undefined,
): { apiKey?: string } | { variable: string } {
  const value = variable === undefined ? undefined : env[variable];
  const apiKey = value === undefined || value === '' ? provider.apiKey : value;
  if (apiKey !== undefined) return { apiKey };
  return variable === undefined ? {} : { variable };
}

function readLimits({ maxTokens, contextWindow }: Provider): { maxTokens?: number; contextWindow?: number } {
  return {
    ...(maxTokens === undefined ? {} : { maxTokens }),
    ...(contextWindow === undefined ? {} : { contextWindow }),
  };
}

function readHeaders({ headers }: Provider): { headers?: Record<string, string> } {
  return headers === undefined ? {} : { headers };
}

function unknownModel(id: string, wanted: string, first: string, models: readonly string[]): Finding {
  const hint = didYouMean(wanted, models);
  return {
    code: 'unknown_model',
    message: `provider "${id}" has no model ${JSON.stringify(wanted)}; "${first}" is used`,
    ...(hint === undefined ? {} : { hint }),
  };
}

function unknownProvider(id: string): UserError {
  const known = ['scripted', ...Object.keys(catalogue)];
  const hint =
    didYouMean(id, known) ?? `known: ${known.join(', ')}; or give provider.baseUrl and provider.model`;
  const message = `there is no provider ${JSON.stringify(id)}`;
  return new UserError({ code: 'unknown_provider', message, hint, path: 'provider.id' } satisfies Problem);
}

function invalid(message: string, field: string): UserError {
  return new UserError({ code: 'invalid_provider', message, path: `provider.${field}` });
}
