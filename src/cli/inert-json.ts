/** The same JSON, with escapes for whatever a terminal or the log of a workflow would act on. Pieces come in order; the last one is empty. */
export function createInertJson(): (piece: string) => string {
  let held = '';
  return (piece) => {
    const text = held + piece;
    const keep = piece === '' ? 0 : (/#{1,2}$/.exec(text)?.[0].length ?? 0);
    held = text.slice(text.length - keep);
    return inertJson(text.slice(0, text.length - keep));
  };
}

/** All of it at once. */
export function inertJson(json: string): string {
  return json.replace(ACTING, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Control characters, marks that turn the direction of writing, the beginning of `##[command]`. In JSON they stand in strings only. */
const ACTING = /[^\P{Cc}\n]|[\u2028-\u202e\u2066-\u2069]|#(?=#\[)/gu;
