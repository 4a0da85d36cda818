/** Text with `{{name}}` in it, parsed once: what is filled in later is never parsed again. */
export type Template = readonly TemplatePart[];

type TemplatePart =
  | { readonly text: string }
  /** `verbatim`: as it stands in the text. */
  | { readonly name: string; readonly verbatim: string };

const VARIABLE = /\{\{[ \t]*([\p{L}\p{N}_.-]+)[ \t]*\}\}/gu;

/** Names are of letters, digits, `_`, `.` and `-`; spec section 1.6. */
export function parseTemplate(source: string): Template {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const match of source.matchAll(VARIABLE)) {
    const [verbatim, name = ''] = match;
    if (match.index > end) parts.push({ text: source.slice(end, match.index) });
    parts.push({ name, verbatim });
    end = match.index + verbatim.length;
  }
  if (end < source.length) parts.push({ text: source.slice(end) });
  return parts;
}

/** The text with the values of its variables; an unknown name stays as it is written. */
export function fillTemplate(template: Template, variables: ReadonlyMap<string, string>): string {
  return template
    .map((part) => ('text' in part ? part.text : (variables.get(part.name) ?? part.verbatim)))
    .join('');
}
