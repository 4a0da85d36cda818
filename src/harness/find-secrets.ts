import { findBearer, findOption, findQuotedPassword, findUserInfo } from './find-arguments.ts';
import { findAssignment } from './find-assignment.ts';
import { findPrivateKey } from './private-key.ts';
import { findShape, findWebToken } from './secret-shapes.ts';

/** A part of a text that must not be seen. */
export interface FoundSecret {
  /** Where what gives it away begins, such as its name. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
  /** The first character that does not belong to it, for a stream that saw only its beginning. */
  readonly ends: RegExp;
}

/**
 * Secrets that their surroundings or their form give away, in order. Reads the text once, in time linear in its length: it looks closer
 * only at characters that such a place must have. `lineStart`: the text begins at the beginning of a line.
 */
export function findSecrets(text: string, lineStart = true): FoundSecret[] {
  const found: FoundSecret[] = [];
  const { length } = text;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127 || STOPS[code] === 0) continue;
    const secret = lookAt(text, at, { code, lineStart });
    if (secret === undefined) continue;
    found.push(secret);
    at = Math.max(at, secret.to - 1);
  }
  return found;
}

const STOPS = new Uint8Array(128);
for (const char of "=:-_'JIBb") STOPS[char.charCodeAt(0)] = 1;

interface Place {
  readonly code: number;
  readonly lineStart: boolean;
}

function lookAt(text: string, at: number, { code, lineStart }: Place): FoundSecret | undefined {
  switch (code) {
    case 61: // =
      return findAssignment(text, at, lineStart);
    case 58: // :
      return text.startsWith('//', at + 1) ? findUserInfo(text, at) : findAssignment(text, at, lineStart);
    case 45: // -
      return findShape(text, at) ?? findDashed(text, at);
    case 39: // '
      return findQuotedPassword(text, at);
    case 74: // J
      return findWebToken(text, at);
    case 66: // B
    case 98:
      return findBearer(text, at);
    default:
      return findShape(text, at);
  }
}

function findDashed(text: string, at: number): FoundSecret | undefined {
  return text.startsWith('-----BEGIN ', at) ? findPrivateKey(text, at) : findOption(text, at);
}
