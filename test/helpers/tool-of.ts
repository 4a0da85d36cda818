import type { Effect } from '../../src/generated/types.ts';
import type { Tool, ToolResult } from '../../src/harness/ports.ts';

export interface TestTool extends Tool {
  /** Arguments of each time it ran. */
  readonly ran: readonly Record<string, unknown>[];
}

const EFFECTS: Readonly<Record<string, Effect>> = {
  write: { operations: ['write'], reversible: true },
  edit: { operations: ['write'], reversible: true },
  bash: { operations: ['process'], reversible: false },
  'web-fetch': { operations: ['network'], reversible: false },
};

/** A tool that remembers how it was called; it reads, unless its name says something else. */
export function toolOf(
  name: string,
  result: Partial<ToolResult> | ((args: Record<string, unknown>) => Promise<Partial<ToolResult>>) = {},
  parameters: Record<string, unknown> = { type: 'object', properties: {} },
): TestTool {
  const ran: Record<string, unknown>[] = [];
  return {
    name,
    description: name,
    parameters,
    effect: EFFECTS[name] ?? { operations: ['read'], reversible: true },
    builtIn: true,
    ran,
    async run(args) {
      ran.push(args);
      const given = typeof result === 'function' ? await result(args) : result;
      return { text: `${name} ran`, isError: false, ...given };
    },
  };
}
