import { isUtf8 } from 'node:buffer';

/** A path as the file system takes it: text, or bytes where a name on it is not UTF-8. */
export type RawPath = string | Buffer;

export function joinRaw(folder: RawPath, name: RawPath): RawPath {
  if (folder.length === 0) return name;
  if (typeof folder === 'string' && typeof name === 'string') return `${folder}/${name}`;
  return Buffer.concat([Buffer.from(folder), Buffer.from('/'), Buffer.from(name)]);
}

/** Text where the bytes are UTF-8, else the bytes themselves. */
export function rawFromBytes(bytes: Buffer): RawPath {
  return isUtf8(bytes) ? bytes.toString('utf8') : bytes;
}

/** For people and documents: bytes that are not UTF-8 stand as `\xff`. */
export function showRaw(raw: RawPath): string {
  if (typeof raw === 'string') return raw;
  const escaped = (text: string) =>
    text.replace(/[\u0080-\u00ff]/g, (char) => `\\x${char.charCodeAt(0).toString(16)}`);
  return isUtf8(raw) ? raw.toString('utf8') : escaped(raw.toString('latin1'));
}

/** Whether any name on the path is one of `names`. */
export function hasName(raw: RawPath, names: ReadonlySet<string>): boolean {
  const text = typeof raw === 'string' ? raw : raw.toString('latin1');
  return text.split('/').some((name) => names.has(name));
}

/** The path of the folder that holds it; empty at the top. */
export function parentOf(raw: RawPath): RawPath {
  if (typeof raw === 'string') return raw.slice(0, Math.max(0, raw.lastIndexOf('/')));
  return rawFromBytes(raw.subarray(0, Math.max(0, raw.lastIndexOf('/'))));
}

/** Distinct for distinct bytes, to be the key of a map. */
export function rawKey(raw: RawPath): string {
  return typeof raw === 'string' ? raw : `\0${raw.toString('latin1')}`;
}
