/** A line that is longer than allowed has no bytes. */
export type Line = Buffer | undefined;

export interface LineSplitter {
  /** The lines that end in this chunk. */
  push(chunk: Buffer): Line[];
  /** The last line, when it has no line end. */
  end(): Line[];
}

const NEWLINE = 0x0a;

/** Cuts bytes that come in chunks into lines, in bounded memory: a line that is too long is thrown away as it comes. */
export function createLineSplitter(maxLineBytes: number): LineSplitter {
  let parts: Buffer[] = [];
  let size = 0;
  function keep(bytes: Buffer): void {
    size += bytes.length;
    if (size > maxLineBytes) parts = [];
    else parts.push(bytes);
  }
  function take(): Line {
    const line = size > maxLineBytes ? undefined : Buffer.concat(parts);
    parts = [];
    size = 0;
    return line;
  }
  return {
    push(chunk) {
      const lines: Line[] = [];
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
        keep(chunk.subarray(from, at));
        lines.push(take());
        from = at + 1;
      }
      keep(chunk.subarray(from));
      return lines;
    },
    end: () => (size === 0 ? [] : [take()]),
  };
}
