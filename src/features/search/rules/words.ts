/** Longer than any word; what is longer is a key or a mistake. Characters. */
const longestWord = 40

const accents = /\p{M}/gu
const word = /[\p{L}\p{N}]+/gu

/**
 * The words of a text as the index knows them: small letters and digits, without accents. What stands between them is
 * no part of a word: GD-6 is two words, and no syntax of any language survives.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(accents, '').toLowerCase()
  return (plain.match(word) ?? []).map((found) => [...found].slice(0, longestWord).join(''))
}
