import type { Fault, Path } from './fault.ts';
import { isRecord } from './schema-walk.ts';

/** Script tools that do not say what they do. Looked for before the schema is asked (spec 1.1, step 3). */
export function missingEffects(value: Readonly<Record<string, unknown>>): Fault[] {
  const agents = isRecord(value['agents']) ? Object.entries(value['agents']) : [];
  return [
    ...inTools(value['tools'], ['tools']),
    ...agents.flatMap(([name, agent]) =>
      isRecord(agent) ? inTools(agent['tools'], ['agents', name, 'tools']) : [],
    ),
  ];
}

function inTools(tools: unknown, path: Path): Fault[] {
  if (!Array.isArray(tools)) return [];
  return tools.flatMap((tool: unknown, index): Fault[] => {
    if (!isRecord(tool) || !('path' in tool) || 'effect' in tool) return [];
    return [
      {
        code: 'missing_key',
        path: [...path, index, 'effect'],
        points: 'parent',
        message: 'the key "effect" is missing; a tool with a path must declare it',
        hint: 'for example effect: { operations: [read], reversible: true }',
      },
    ];
  });
}
