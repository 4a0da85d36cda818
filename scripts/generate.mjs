// schemas/*.schema.json -> src/generated/types.ts, src/generated/validators/<document>.{js,d.ts} and, for documents that
// people write, src/generated/schemas/<document>.{js,d.ts}. --check compares without writing. One validator a file, so that
// a verb loads only those it needs.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';

const HEADER = '// Generated from schemas/ by scripts/generate.mjs. Do not edit.\n';
const OUT = 'src/generated';
/** Their error messages name the keys that are allowed, so the bare schema is needed at run time too. */
const WRITTEN_BY_PEOPLE = ['config', 'suite', 'suite-v1', 'model-script'];

const documents = readdirSync('schemas')
  .filter((file) => file.endsWith('.schema.json'))
  .sort()
  .map((file) => ({
    file,
    key: camelCase(file.replace('.schema.json', '')),
    schema: JSON.parse(readFileSync(`schemas/${file}`, 'utf8')),
  }));
const named = documents.filter(({ key }) => key !== 'common');

const outputs = { 'types.ts': await types(), 'validators/schema-error.d.ts': schemaError() };
for (const document of named) {
  outputs[`validators/${stem(document)}.js`] = await validator(document);
  outputs[`validators/${stem(document)}.d.ts`] = declaration(document);
}
outputs['schemas/schema-node.d.ts'] = schemaNode();
for (const document of named.filter((each) => WRITTEN_BY_PEOPLE.includes(stem(each)))) {
  outputs[`schemas/${stem(document)}.js`] = bareSchema(document);
  outputs[`schemas/${stem(document)}.d.ts`] = schemaDeclaration(document);
}
if (process.argv.includes('--check')) {
  const stale = Object.keys(outputs).filter((name) => committed(name) !== outputs[name]);
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run npm run generate.`);
    process.exitCode = 1;
  }
} else {
  for (const folder of ['validators', 'schemas']) mkdirSync(`${OUT}/${folder}`, { recursive: true });
  for (const [name, text] of Object.entries(outputs)) writeFileSync(`${OUT}/${name}`, text);
}

function committed(name) {
  try {
    return readFileSync(`${OUT}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

// One synthetic root that refers to every document, so that a shared definition becomes one named type.
async function types() {
  const properties = Object.fromEntries(named.map(({ key, file }) => [key, { $ref: file }]));
  properties.common = commonRoot();
  const root = {
    title: 'Documents',
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  };
  const text = await compile(root, 'Documents', {
    cwd: resolve('schemas'),
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    style: { singleQuote: true },
  });
  return HEADER + text;
}

// Definitions of common.schema.json that no document refers to directly still get a name.
function commonRoot() {
  const common = documents.find(({ key }) => key === 'common').schema;
  const properties = Object.fromEntries(
    Object.keys(common.$defs).map((name) => [name, { $ref: `common.schema.json#/$defs/${name}` }]),
  );
  return { title: 'Common', type: 'object', additionalProperties: false, properties };
}

// Standalone code still requires ajv's runtime helpers; bundling removes them, so ajv stays a dev dependency.
async function validator({ key, schema }) {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    inlineRefs: false,
    schemas: documents.map((document) => document.schema),
    keywords: ['tsType'],
    code: { source: true, esm: true, lines: true },
  });
  const bundle = await build({
    stdin: { contents: standalone.default(ajv, { [key]: schema.$id }), resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    write: false,
  });
  return HEADER + bundle.outputFiles[0].text;
}

function schemaError() {
  return `${HEADER}export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: SchemaError[] | null;
}
`;
}

function declaration({ key, schema }) {
  return `${HEADER}import type { ${schema.title} } from '../types.ts';
import type { Validator } from './schema-error.d.ts';

export const ${key}: Validator<${schema.title}>;
`;
}

// The schema without prose, the shared definitions merged in, so that every $ref is local.
function bareSchema({ key, schema }) {
  const common = documents.find((document) => document.key === 'common').schema.$defs;
  const clash = Object.keys(schema.$defs).filter((name) => name in common);
  if (clash.length > 0) throw new Error(`${schema.$id} redefines ${clash.join(', ')} of common.schema.json`);
  const merged = { ...schema, $defs: { ...schema.$defs, ...common } };
  const text = JSON.stringify(withoutProse(merged)).replaceAll('"common.schema.json#', '"#');
  return `${HEADER}export const ${key} = ${text};\n`;
}

// A schema only: a property that is called "title" is a key of `properties`, never of a schema node.
function withoutProse(node) {
  const kept = Object.entries(node).filter(
    ([name]) => !['title', 'description', '$schema', '$id'].includes(name),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutProseBelow(name, value)]));
}

function withoutProseBelow(name, value) {
  if (['properties', '$defs'].includes(name)) {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutProse(child)]));
  }
  if (name === 'oneOf') return value.map(withoutProse);
  const isSchema =
    ['items', 'additionalProperties', 'propertyNames'].includes(name) && typeof value === 'object';
  return isSchema ? withoutProse(value) : value;
}

function schemaNode() {
  return `${HEADER}/** The part of JSON Schema that schemas/ uses. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly discriminator?: { readonly propertyName: string };
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
}
`;
}

function schemaDeclaration({ key }) {
  return `${HEADER}import type { SchemaNode } from './schema-node.d.ts';

export const ${key}: SchemaNode;
`;
}

function stem({ file }) {
  return file.replace('.schema.json', '');
}

function camelCase(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
