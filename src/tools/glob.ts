import { ToolFailure } from './define-tool.ts';

/**
 * A test for paths against a glob: `*`, `?`, `**`, `[abc]`, `{a,b}`. A glob without `/` is held against the last name of the
 * path. Runs in linear time. Throws `ToolFailure` for a glob that cannot be read.
 */
export async function compileGlob(glob: string): Promise<(path: string) => boolean> {
  const { RE2JS } = await import('re2js');
  const expression = compile(() => RE2JS.compile(toExpression(glob, RE2JS.quote), RE2JS.DOTALL), glob);
  if (glob.includes('/')) return (path) => expression.matches(path);
  return (path) => expression.matches(path.slice(path.lastIndexOf('/') + 1));
}

const TOKEN = /\*\*\/|\*\*|\*|\?|\[!?[^\]/]+\]|[{},]|[\s\S]/gu;

function toExpression(glob: string, quote: (text: string) => string): string {
  let depth = 0;
  let expression = '';
  for (const [token] of glob.replace(/^(\.?\/)+/, '').matchAll(TOKEN)) {
    if (token === '{') depth += 1;
    if (token === '}' && depth === 0)
      throw new ToolFailure(`the glob ${JSON.stringify(glob)} has a } without {`);
    expression += translate(token, depth > 0) ?? quote(token);
    if (token === '}') depth -= 1;
  }
  if (depth > 0) throw new ToolFailure(`the glob ${JSON.stringify(glob)} has a { without }`);
  return expression;
}

function translate(token: string, inBraces: boolean): string | undefined {
  if (token === '**/') return '(?:[^/]+/)*';
  if (token === '**') return '.*';
  if (token === '*') return '[^/]*';
  if (token === '?') return '[^/]';
  if (token === '{') return '(?:';
  if (token === '}') return ')';
  if (token === ',') return inBraces ? '|' : undefined;
  return token.length > 2 && token.startsWith('[') ? toClass(token) : undefined;
}

function toClass(token: string): string {
  const negated = token.startsWith('[!');
  const inside = token.slice(negated ? 2 : 1, -1).replace(/[\\^[\]]/g, '\\$&');
  return `[${negated ? '^/' : ''}${inside}]`;
}

function compile<T>(run: () => T, glob: string): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ToolFailure) throw error;
    throw new ToolFailure(`the glob ${JSON.stringify(glob)} cannot be read`, { cause: error });
  }
}
