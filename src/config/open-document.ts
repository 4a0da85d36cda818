import { extname } from 'node:path';
import { type Problem, UserError } from '../errors.ts';
import { needsSecondLook } from './json-keys.ts';
import { lineIndex } from './line-index.ts';
import { type Places, placeSyntaxFaults } from './place-faults.ts';
import { readText, type SourceFile, withoutMark } from './read-text.ts';
import { type SourceNode, toValue } from './source-tree.ts';
import type { Parsed, ParserInput } from './syntax.ts';

/** A file that could be parsed; nothing is known yet of what it says. */
export interface OpenDocument {
  readonly source: SourceFile;
  /** As decoded, byte order mark included. */
  readonly text: string;
  readonly syntax: 'yaml' | 'json';
  readonly value: unknown;
  readonly places: Places;
  /** Duplicate keys and the like: the document can be judged, but not be accepted. */
  readonly problems: readonly Problem[];
  /** The document with places; for JSON parsed again when first asked for. */
  tree(): Promise<SourceNode>;
}

/** Reads and parses a YAML or JSON file. Rejects with a `UserError` when it cannot be read or parsed. */
export async function openDocument(source: SourceFile): Promise<OpenDocument> {
  const text = await readText(source);
  const body = withoutMark(text);
  const input: ParserInput = { text: body, kind: source.kind, place: lazily(() => lineIndex(body)) };
  const places = { shown: source.shown, place: input.place };
  return extname(source.file).toLowerCase() === '.json'
    ? openJson({ source, text, places, input })
    : openYaml({ source, text, places, input });
}

interface Opening {
  readonly source: SourceFile;
  readonly text: string;
  readonly places: Places;
  readonly input: ParserInput;
}

async function openYaml({ input, ...opening }: Opening): Promise<OpenDocument> {
  const { parseYaml } = await import('./parse-yaml.ts');
  const { root, problems } = accept(guarded(parseYaml, input), opening.places);
  return { ...opening, syntax: 'yaml', value: toValue(root), problems, tree: async () => root };
}

/** The fast path: places are looked for only when something is wrong. */
async function openJson({ input, ...opening }: Opening): Promise<OpenDocument> {
  const value = tryJson(input.text);
  const tree = async () => accept(guarded(await placesOfJson(), input), opening.places).root;
  if (value !== undefined && !needsSecondLook(input.text, value)) {
    return { ...opening, syntax: 'json', value, problems: [], tree };
  }
  const { root, problems } = accept(guarded(await placesOfJson(), input), opening.places);
  if (value !== undefined) return { ...opening, syntax: 'json', value, problems, tree: async () => root };
  const code = `${input.kind}_syntax`;
  throw new UserError({ code, message: 'not JSON', at: { file: opening.places.shown } });
}

async function placesOfJson() {
  return (await import('./parse-json.ts')).parseJson;
}

function accept({ root, faults }: Parsed, places: Places): { root: SourceNode; problems: Problem[] } {
  const problems = placeSyntaxFaults(faults, places);
  if (root === undefined) throw new UserError(problems);
  return { root, problems };
}

/** Undefined is no JSON value, so it can stand for "does not parse". */
function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The parsers are recursive: brackets without end exhaust the stack. */
function guarded(parse: (input: ParserInput) => Parsed, input: ParserInput): Parsed {
  try {
    return parse(input);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { faults: [{ code: 'too_deep', message: 'too many levels of nesting', offset: 0 }] };
  }
}

function lazily<A, R>(make: () => (argument: A) => R): (argument: A) => R {
  let made: ((argument: A) => R) | undefined;
  return (argument) => {
    made ??= make();
    return made(argument);
  };
}
