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

/** Stop words in the languages of the site. */
const stopWords = new Set(
  [
    'a an and are at by can do does for from how i in is it me my of on or the to what when where which with you your',
    'die en hoe in is kan ek met my of op te van vir wat n',
    'na ne wa ya yami yini kanjani',
  ].flatMap((line) => line.split(' ')),
)

/** Returns the words without stop words. */
export function significantWords(words: readonly string[]): string[] {
  return words.filter((word) => !stopWords.has(word))
}
