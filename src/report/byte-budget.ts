/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** As many whole lines from the start as fit into `budget` bytes, line ends counted. */
export function takeLines(lines: readonly string[], budget: number): readonly string[] {
  let left = budget;
  for (const [index, line] of lines.entries()) {
    left -= byteLength(line) + 1;
    if (left < 0) return lines.slice(0, index);
  }
  return lines;
}

const encoder = new TextEncoder();
