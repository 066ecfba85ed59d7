/** Longer words are truncated. Characters. */
const maxWordLength = 40

const accents = /\p{M}/gu
const word = /[\p{L}\p{N}]+/gu

/**
 * Returns the words of a text in the form of the index: lower-case letters and digits, without accents. All other
 * characters separate words, so GD-6 is two words and query syntax is removed.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(accents, '').toLowerCase()
  return (plain.match(word) ?? []).map((found) => [...found].slice(0, maxWordLength).join(''))
}
