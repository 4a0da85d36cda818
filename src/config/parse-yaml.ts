import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  type ParsedNode,
  parseDocument,
  type Scalar,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { SourceEntry, SourceMap, SourceNode, SourceScalar } from './source-tree.ts';
import { MAX_DEPTH, makeMap, type Parsed, type ParserInput, type SyntaxFault, tooDeep } from './syntax.ts';

/** Nodes that aliases may add to a document. */
const MAX_ALIASED = 100_000;

/** Parses YAML 1.2 (core schema, no merge keys) with places. Load this module only when there is YAML: its library is big. */
export function parseYaml(input: ParserInput): Parsed {
  const document = parseDocument(input.text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    // Duplicates are found here, so that the error can name both places.
    uniqueKeys: false,
    prettyErrors: false,
  });
  const faults = documentFaults(document, input);
  if (faults.length > 0 || document.contents === null) return { faults };
  const conversion: Conversion = { input, faults, anchors: new Map(), open: new Set(), aliased: 0 };
  const { node } = convert(document.contents, 0, conversion);
  return faults.some(({ code }) => FATAL.has(code)) ? { faults } : { root: node, faults };
}

interface Sized<Node extends SourceNode = SourceNode> {
  readonly node: Node;
  /** Nodes in it, aliases followed. */
  readonly size: number;
}

interface Conversion {
  readonly input: ParserInput;
  readonly faults: SyntaxFault[];
  /** The latest node of each anchor so far. */
  readonly anchors: Map<string, Sized>;
  /** Anchors of the nodes around the current one. */
  readonly open: Set<string>;
  aliased: number;
}

/** Explicit tags whose values JSON can hold. */
const JSON_TAGS = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
);

/** After these the tree is not the document. */
const FATAL = new Set(['too_deep', 'excessive_aliases', 'unresolved_alias', 'alias_cycle']);

function documentFaults(document: Document.Parsed, input: ParserInput): SyntaxFault[] {
  const byLine = new Map<number, SyntaxFault>();
  for (const problem of [...document.errors, ...document.warnings]) {
    const { line } = input.place(problem.pos[0]);
    if (!byLine.has(line)) byLine.set(line, syntaxFault(problem, input.kind));
  }
  if (document.directives.yaml.explicit && document.directives.yaml.version !== '1.2') {
    const version = document.directives.yaml.version;
    byLine.set(0, {
      code: `${input.kind}_syntax`,
      message: `%YAML ${version} is not read; only 1.2 is`,
      offset: 0,
    });
  }
  if (byLine.size === 0 && document.contents === null) {
    return [{ code: `${input.kind}_empty`, message: 'holds only comments', offset: 0 }];
  }
  return [...byLine.values()];
}

function syntaxFault({ code, message, pos }: YAMLError, kind: string): SyntaxFault {
  const offset = pos[0];
  if (code === 'MULTIPLE_DOCS') {
    const hint = 'one file holds one document';
    return { code: `${kind}_several_documents`, message: 'a second YAML document starts here', hint, offset };
  }
  // The parser is recursive, and reports an exhausted stack like any mistake.
  if (message.includes('call stack')) return tooDeep(offset);
  return { code: `${kind}_syntax`, message: `not YAML: ${firstLine(message)}`, offset };
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}

function convert(node: ParsedNode, depth: number, conversion: Conversion): Sized {
  const { faults, anchors, open } = conversion;
  const offset = node.range[0];
  if (depth > MAX_DEPTH) {
    if (!faults.some(({ code }) => code === 'too_deep')) faults.push(tooDeep(offset));
    return { node: { kind: 'list', offset, items: [] }, size: 1 };
  }
  if (isAlias(node)) return followAlias(node, offset, conversion);
  const { anchor } = node;
  if (anchor !== undefined) open.add(anchor);
  const converted = convertContent(node, depth, conversion);
  if (anchor !== undefined) {
    open.delete(anchor);
    anchors.set(anchor, converted);
  }
  return converted;
}

function convertContent(
  node: Exclude<ParsedNode, Alias.Parsed>,
  depth: number,
  conversion: Conversion,
): Sized {
  const { input, faults } = conversion;
  const offset = node.range[0];
  if (node.tag !== undefined && !JSON_TAGS.has(node.tag)) {
    faults.push({ code: `${input.kind}_syntax`, message: `the tag ${node.tag} is not read`, offset });
  }
  if (isScalar(node)) return { node: scalar(node, input.text), size: 1 };
  if (isMap(node)) return convertMap(node, depth, conversion);
  const items = node.items.map((item) =>
    isNode(item) ? convert(item as ParsedNode, depth + 1, conversion) : { node: absent(offset), size: 1 },
  );
  return { node: { kind: 'list', offset, items: items.map((item) => item.node) }, size: 1 + sum(items) };
}

function convertMap(node: YAMLMap.Parsed, depth: number, conversion: Conversion): Sized<SourceMap> {
  const entries: SourceEntry[] = [];
  let size = 1;
  for (const { key, value } of node.items) {
    const keyNode = keyOf(key, conversion);
    const offset = key.range[1];
    const child = value === null ? { node: absent(offset), size: 1 } : convert(value, depth + 1, conversion);
    size += child.size;
    if (keyNode !== undefined) entries.push({ key: keyText(keyNode), keyNode, value: child.node });
  }
  const { map, faults } = makeMap(node.range[0], entries, conversion.input);
  conversion.faults.push(...faults);
  return { node: map, size };
}

function keyOf(key: ParsedNode, { faults, input }: Conversion): SourceScalar | undefined {
  const offset = key.range[0];
  if (isScalar(key) && key.value !== null) return scalar(key, input.text);
  faults.push({ code: 'wrong_type', message: 'a key must be text', hint: 'quote it', offset });
  return undefined;
}

function keyText({ value, text }: SourceScalar): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? text : String(value);
}

function followAlias({ source }: Alias.Parsed, offset: number, conversion: Conversion): Sized {
  const { anchors, open, faults } = conversion;
  const target = anchors.get(source);
  if (target !== undefined && !open.has(source)) {
    conversion.aliased += target.size;
    if (conversion.aliased <= MAX_ALIASED) return target;
    const message = `aliases add more than ${MAX_ALIASED} nodes`;
    if (!faults.some(({ code }) => code === 'excessive_aliases')) {
      faults.push({ code: 'excessive_aliases', message, offset });
    }
  } else if (open.has(source)) {
    faults.push({ code: 'alias_cycle', message: `*${source} stands inside &${source}`, offset });
  } else {
    faults.push({ code: 'unresolved_alias', message: `*${source} has no anchor before it`, offset });
  }
  return { node: absent(offset), size: 1 };
}

function scalar(node: Scalar.Parsed, source: string): SourceScalar {
  const [start, end] = node.range;
  const plain = node.type === 'PLAIN' && node.tag === undefined;
  return { kind: 'scalar', offset: start, value: node.value, text: source.slice(start, end), plain };
}

/** Where a value should be but is not: YAML reads null. */
function absent(offset: number): SourceScalar {
  return { kind: 'scalar', offset, value: null, text: '', plain: true };
}

function sum(items: readonly Sized[]): number {
  return items.reduce((total, { size }) => total + size, 0);
}
