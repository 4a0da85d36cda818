/** Longest readable part of a folder name, in characters. */
const MAX_SLUG = 40;

/**
 * A folder name for any text: readable, safe on every file system, and distinct for distinct texts even where case or Unicode
 * normalisation is ignored, by a digest of the exact text. `digest` returns lower-case hex.
 */
export function folderName(text: string, digest: (text: string) => string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
  return `${slug === '' ? 'scenario' : slug}-${digest(text).slice(0, 8)}`;
}
