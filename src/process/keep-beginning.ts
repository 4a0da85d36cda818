/** The beginning of a text that comes in pieces. */
export interface Beginning {
  add(text: string): void;
  text(): string;
  /** More was added than is held. */
  truncated(): boolean;
}

/** Holds the first `limit` bytes of a text in UTF-8, never a part of a character. */
export function keepBeginning(limit: number): Beginning {
  const parts: string[] = [];
  let room = limit;
  let truncated = false;
  return {
    add(text) {
      if (truncated) return;
      const size = Buffer.byteLength(text);
      truncated = size > room;
      parts.push(truncated ? cut(text, room) : text);
      room -= size;
    },
    text: () => parts.join(''),
    truncated: () => truncated,
  };
}

function cut(text: string, size: number): string {
  const bytes = Buffer.from(text);
  let end = size;
  while (end > 0 && isInsideCharacter(bytes[end])) end--;
  return bytes.toString('utf8', 0, end);
}

function isInsideCharacter(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0b1100_0000) === 0b1000_0000;
}
