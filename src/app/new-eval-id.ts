/** `20261201-101500-3fa9c1`: sorts by time, distinct for evaluations of the same second. */
export function newEvalId(isoTime: string, randomHex: string): string {
  const [date = '', time = ''] = isoTime.split('T');
  return `${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${randomHex.slice(0, 6)}`;
}
