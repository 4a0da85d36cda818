import type { ToolResult } from '../../src/harness/ports.ts';
import { type BuiltInToolId, createTools } from '../../src/tools/index.ts';
import { spawnProcess } from './spawn-process.ts';

/** Runs one built-in tool in a workspace, without a sandbox. */
export async function callTool(
  id: BuiltInToolId,
  args: Record<string, unknown>,
  workspace: string,
): Promise<ToolResult> {
  const env = { PATH: process.env['PATH'] ?? '' };
  const [tool] = createTools({ ids: [id], runProcess: spawnProcess, env });
  if (tool === undefined) throw new Error(`no tool ${id}`);
  return await tool.run(args, {
    workspace,
    scratch: workspace,
    runId: 'run-1',
    signal: new AbortController().signal,
  });
}

/** The text of a call that must succeed. */
export async function callToolText(
  id: BuiltInToolId,
  args: Record<string, unknown>,
  workspace: string,
): Promise<string> {
  const { text, isError } = await callTool(id, args, workspace);
  if (isError) throw new Error(`${id} failed: ${text}`);
  return text;
}
