import type { Verdict } from '../generated/types.ts';

/** Gives text a look; without colour it gives the text back. */
export type Paint = (style: Style, text: string) => string;

type Style = keyof typeof CODES;

const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

const VERDICTS = {
  passed: { mark: '✓', style: 'green' },
  failed: { mark: '✗', style: 'red' },
  undecidable: { mark: '?', style: 'yellow' },
} as const satisfies Record<Verdict, { mark: string; style: Style }>;

export function createPaint(color: boolean): Paint {
  return (style, text) => (color ? `\u001b[${CODES[style][0]}m${text}\u001b[${CODES[style][1]}m` : text);
}

export function verdictMark(verdict: Verdict, paint: Paint): string {
  return paint(VERDICTS[verdict].style, VERDICTS[verdict].mark);
}
