import { randomUUID } from 'node:crypto';

/**
 * A source of UUIDs (RFC 9562, version 8): the first 80 bits are drawn once, the last 48 count. Unique as random ones are, and
 * an evaluation of many small events does not pay for randomness at each.
 */
export function createIds(): () => string {
  const drawn = randomUUID();
  const prefix = `${drawn.slice(0, 14)}8${drawn.slice(15, 24)}`;
  let count = 0;
  return () => {
    count++;
    return prefix + count.toString(16).padStart(12, '0');
  };
}
