import type { Effect } from '../generated/types.ts';
import type { Tool, ToolContext, ToolResult } from '../harness/ports.ts';
import { findBadArgument, type Parameter, parameters } from './arguments.ts';

/** A call that could not be done; its message is the result that the model sees. */
export class ToolFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ToolFailure';
  }
}

export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, Parameter>>;
  readonly required?: readonly string[];
  readonly effect: Effect;
  /** Gets arguments of the declared types. A text is a success; `ToolFailure` and errors of the file system become results. */
  execute(args: Record<string, unknown>, context: ToolContext): Promise<ToolResult | string>;
}

/** A tool whose `run` checks the arguments and never rejects for what the model or the file system does. */
export function defineTool(definition: ToolDefinition): Tool {
  const { name, description, properties, required = [], effect } = definition;
  return {
    name,
    description,
    parameters: parameters(properties, required),
    effect,
    builtIn: true,
    async run(args, context) {
      const bad = findBadArgument(args, properties, required);
      if (bad !== undefined) return failed(`${name}: ${bad}`);
      try {
        const result = await definition.execute(args, context);
        return typeof result === 'string' ? { text: result, isError: false } : result;
      } catch (error) {
        return failed(`${name}: ${explain(error)}`);
      }
    },
  };
}

function failed(text: string): ToolResult {
  return { text, isError: true };
}

/** System errors without their absolute paths; anything unexpected stays an exception. */
function explain(error: unknown): string {
  if (error instanceof ToolFailure) return error.message;
  if (error instanceof Error && 'syscall' in error && 'code' in error) {
    return `${String(error.syscall)} failed with ${String(error.code)}`;
  }
  throw error;
}
