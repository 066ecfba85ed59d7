/**
 * Returns the words of a text for comparison: lower case, without accents, apostrophes removed, and any other sign
 * replaced by a single space. `Graaff-Reinet` becomes `graaff reinet`, `St Michael’s` becomes `st michaels`.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
