import { resolve } from 'node:path';
import type { ModelScript } from '../generated/types.ts';
import type { Fault } from './fault.ts';
import { judgeDocument } from './judge-document.ts';
import { mergeMisspelt } from './misspelt-keys.ts';
import { openDocument } from './open-document.ts';
import { refuse } from './refuse.ts';
import { shownPath } from './shown-path.ts';

/** Reads what the scripted model answers. Rejects with a `UserError` that carries everything wrong with the file. */
export async function loadModelScript(request: { file: string; cwd?: string }): Promise<ModelScript> {
  const file = resolve(request.cwd ?? '.', request.file);
  const document = await openDocument({ kind: 'script', file, shown: shownPath(file, request.cwd) });
  const { modelScript: validate } = await import('../generated/validators/model-script.js');
  const schema = async () => (await import('../generated/schemas/model-script.js')).modelScript;
  const { valid, faults } = await judgeDocument<ModelScript>(document, { validate, schema });
  await refuse(document, [
    ...mergeMisspelt(faults).faults,
    ...(valid === undefined ? [] : checkTurns(valid)),
  ]);
  if (valid === undefined) throw new Error('a model script that its schema refuses was accepted');
  return valid;
}

function checkTurns({ turns }: ModelScript): Fault[] {
  return turns.flatMap(({ toolCalls = [] }, turn) =>
    toolCalls.flatMap(({ args, rawArgs }, call): Fault[] => {
      if (args === undefined || rawArgs === undefined) return [];
      const path = ['turns', turn, 'toolCalls', call];
      return [{ code: 'exactly_one', path, message: 'has both args and rawArgs; allowed: one of them' }];
    }),
  );
}
