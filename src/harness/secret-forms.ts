/**
 * How the value of a secret may appear in a text: as it is, escaped in JSON, encoded in a URL, in hexadecimal, and in Base64 wherever it
 * begins among the bytes around it (three alignments; without the characters that neighbours have a part in).
 */
export function encodedForms(value: string): string[] {
  const bytes = new TextEncoder().encode(value);
  const base64 = [0, 1, 2].map((before) => alignedBase64(bytes, before));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const url = encodeUrl(value);
  return [
    ...new Set([
      value,
      JSON.stringify(value).slice(1, -1),
      url,
      url.replaceAll('%20', '+'),
      url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
      ...base64,
      ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
      hex,
      hex.toUpperCase(),
    ]),
  ];
}

function alignedBase64(bytes: Uint8Array, before: number): string {
  const shifted = new Uint8Array(before + bytes.length);
  shifted.set(bytes, before);
  let binary = '';
  for (const byte of shifted) binary += String.fromCharCode(byte);
  return btoa(binary).slice(Math.ceil((before * 8) / 6), Math.floor((shifted.length * 8) / 6));
}

/** Half a character cannot be encoded. */
function encodeUrl(value: string): string {
  return encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'));
}
