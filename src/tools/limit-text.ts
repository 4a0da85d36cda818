/** Bytes of a result that a model gets to see. */
export const MAX_RESULT_BYTES = 64 * 1024;

/** The beginning of a text, at most `maxBytes` of UTF-8, and a line that says what is missing. */
export function limitText(text: string, maxBytes = MAX_RESULT_BYTES): string {
  if (text.length * 3 <= maxBytes) return text;
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  return `${decodeWhole(bytes.subarray(0, maxBytes))}\n[cut: ${maxBytes} of ${bytes.length} bytes are shown]`;
}

/** UTF-8 without the character that a cut has broken at the end. */
export function decodeWhole(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });
}
