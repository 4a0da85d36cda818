import { fillTemplate, parseTemplate, type Template } from './template.ts';

/** A condition of a workflow or loop; spec section 10.1. */
export interface Condition {
  readonly left: Template;
  /** Absent: the text itself decides. */
  readonly comparison?: { readonly operator: Operator; readonly right: Template };
}

type Operator = 'contains' | '==' | '!=';

/**
 * Parses the condition as the configuration has it, before any value is in it: an answer that holds an operator cannot change what
 * is compared. `contains` comes before `==` and `!=`, the leftmost operator before the others.
 */
export function parseCondition(source: string): Condition {
  const template = parseTemplate(source);
  return split(template, CONTAINS) ?? split(template, EQUALITY) ?? { left: template };
}

/** Whether it holds. Operands are whole values, newlines included, without the blanks around them. Nothing contains the empty text. */
export function holds({ left, comparison }: Condition, variables: ReadonlyMap<string, string>): boolean {
  const value = fillTemplate(left, variables).trim();
  if (comparison === undefined) return value !== '' && value !== 'false';
  const other = fillTemplate(comparison.right, variables).trim();
  switch (comparison.operator) {
    case 'contains':
      return other !== '' && value.includes(other);
    case '==':
      return value === other;
    case '!=':
      return value !== other;
  }
}

/** Whether no variable is in it, so that it says the same whatever the agent does. */
export function isConstant({ left, comparison }: Condition): boolean {
  return [...left, ...(comparison?.right ?? [])].every((part) => 'text' in part);
}

/** The end of the text may stand for the blank after the word. */
const CONTAINS = /\s(contains)(?:\s|$)/;
const EQUALITY = /(==|!=)/;

function split(template: Template, pattern: RegExp): Condition | undefined {
  for (const [index, part] of template.entries()) {
    if (!('text' in part)) continue;
    const match = pattern.exec(part.text);
    if (match === null || isCutShort(template, index, match)) continue;
    const before = part.text.slice(0, match.index);
    const after = part.text.slice(match.index + match[0].length);
    return {
      left: [...template.slice(0, index), { text: before }],
      comparison: {
        operator: operatorOf(match[1]),
        right: [{ text: after }, ...template.slice(index + 1)],
      },
    };
  }
  return undefined;
}

/** `contains{{name}}`: the word goes on with a variable, so it is no operator. */
function isCutShort(template: Template, index: number, match: RegExpExecArray): boolean {
  return /contains$/.test(match[0]) && index < template.length - 1;
}

function operatorOf(text: string | undefined): Operator {
  if (text === 'contains' || text === '!=') return text;
  return '==';
}
