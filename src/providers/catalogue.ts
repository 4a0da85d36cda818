/** A model server known by name. */
export interface CatalogueEntry {
  readonly baseUrl: string;
  /** Environment variable of the key; absent: the server asks for none. */
  readonly apiKeyEnv?: string;
  /** The first one is the default. */
  readonly models: readonly string[];
  /** The server has more models than are listed here: an unlisted name is passed on as it is. */
  readonly open?: boolean;
  readonly maxTokensField?: 'max_completion_tokens';
}

export const DEFAULT_PROVIDER = 'deepseek';

/** Spec section 1.2: what `provider.id` may name, besides `scripted`. */
export const catalogue: Readonly<Record<string, CatalogueEntry>> = {
  deepseek: {
    baseUrl: 'https://api.deepseek.com/v1',
    apiKeyEnv: 'DEEPSEEK_API_KEY',
    models: ['deepseek-chat', 'deepseek-reasoner'],
  },
  openai: {
    baseUrl: 'https://api.openai.com/v1',
    apiKeyEnv: 'OPENAI_API_KEY',
    models: ['gpt-5', 'gpt-5-mini', 'gpt-5-nano', 'gpt-4.1', 'gpt-4.1-mini', 'gpt-4o', 'gpt-4o-mini'],
    open: true,
    maxTokensField: 'max_completion_tokens',
  },
  openrouter: {
    baseUrl: 'https://openrouter.ai/api/v1',
    apiKeyEnv: 'OPENROUTER_API_KEY',
    models: ['openrouter/auto'],
    open: true,
  },
  groq: {
    baseUrl: 'https://api.groq.com/openai/v1',
    apiKeyEnv: 'GROQ_API_KEY',
    models: ['llama-3.3-70b-versatile', 'openai/gpt-oss-120b', 'openai/gpt-oss-20b'],
    open: true,
  },
  mistral: {
    baseUrl: 'https://api.mistral.ai/v1',
    apiKeyEnv: 'MISTRAL_API_KEY',
    models: ['mistral-large-latest', 'mistral-medium-latest', 'mistral-small-latest', 'codestral-latest'],
    open: true,
  },
  moonshot: {
    baseUrl: 'https://api.moonshot.ai/v1',
    apiKeyEnv: 'MOONSHOT_API_KEY',
    models: ['kimi-k2-turbo-preview', 'kimi-latest'],
    open: true,
  },
  together: {
    baseUrl: 'https://api.together.xyz/v1',
    apiKeyEnv: 'TOGETHER_API_KEY',
    models: ['meta-llama/Llama-3.3-70B-Instruct-Turbo'],
    open: true,
  },
  xai: { baseUrl: 'https://api.x.ai/v1', apiKeyEnv: 'XAI_API_KEY', models: ['grok-4'], open: true },
  ollama: { baseUrl: 'http://127.0.0.1:11434/v1', models: [], open: true },
  'lm-studio': { baseUrl: 'http://127.0.0.1:1234/v1', models: [], open: true },
};
