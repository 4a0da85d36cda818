import {
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { SourceEntry, SourceNode, SourceScalar } from './source-tree.ts';
import { MAX_DEPTH, makeMap, type Parsed, type ParserInput, type SyntaxFault, tooDeep } from './syntax.ts';

/** Parses strict JSON with places: only for a document in which something is wrong. */
export function parseJson(input: ParserInput): Parsed {
  const errors: ParseError[] = [];
  const root = parseTree(input.text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0 || root === undefined) {
    return { faults: syntaxFaults(errors, input, printParseErrorCode) };
  }
  const faults: SyntaxFault[] = [];
  const tree = convert(root, 0, { input, faults });
  return faults.some(({ code }) => code === 'too_deep') ? { faults } : { root: tree, faults };
}

interface Conversion {
  readonly input: ParserInput;
  readonly faults: SyntaxFault[];
}

/** One broken token makes the parser complain several times; the first complaint of a line is the useful one. */
function syntaxFaults(
  errors: readonly ParseError[],
  { kind, place }: ParserInput,
  nameOf: (code: ParseErrorCode) => string,
): SyntaxFault[] {
  const byLine = new Map<number, SyntaxFault>();
  for (const { error, offset } of errors) {
    const { line } = place(offset);
    const message = `not JSON: ${words(nameOf(error))}`;
    if (!byLine.has(line)) byLine.set(line, { code: `${kind}_syntax`, message, offset });
  }
  const found = [...byLine.values()];
  return found.length > 0 ? found : [{ code: `${kind}_syntax`, message: 'not JSON', offset: 0 }];
}

/** `CommaExpected` -> `comma expected`. */
function words(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

function convert(node: Node, depth: number, conversion: Conversion): SourceNode {
  if (depth > MAX_DEPTH) {
    if (!conversion.faults.some(({ code }) => code === 'too_deep'))
      conversion.faults.push(tooDeep(node.offset));
    return { kind: 'list', offset: node.offset, items: [] };
  }
  const children = node.children ?? [];
  if (node.type === 'array') {
    const items = children.map((child) => convert(child, depth + 1, conversion));
    return { kind: 'list', offset: node.offset, items };
  }
  if (node.type !== 'object') return scalar(node, conversion.input.text);
  const entries = children.flatMap((property) => entry(property, depth, conversion));
  const { map, faults } = makeMap(node.offset, entries, conversion.input);
  conversion.faults.push(...faults);
  return map;
}

function entry(property: Node, depth: number, conversion: Conversion): SourceEntry[] {
  const [key, value] = property.children ?? [];
  if (key === undefined || value === undefined) return [];
  const keyNode = scalar(key, conversion.input.text);
  return [{ key: String(key.value), keyNode, value: convert(value, depth + 1, conversion) }];
}

function scalar(node: Node, source: string): SourceScalar {
  const text = source.slice(node.offset, node.offset + node.length);
  return { kind: 'scalar', offset: node.offset, value: node.value, text, plain: !text.startsWith('"') };
}
