import { wordsOf } from './words.ts'

/** The weight of a word by its source: title (A), keyword or heading (B), summary (C), text (D). */
export type Weight = 'A' | 'B' | 'C' | 'D'

/** The maximum position in a tsvector of Postgres. */
const maxPosition = 16_383

/** The maximum length of two words joined as one, such as landcruiser or gr86. Characters. */
const maxJoinedLength = 20

/** Joins each pair of consecutive words. */
export function joinedNeighbours(words: readonly string[]): string[] {
  return words
    .slice(1)
    .map((word, index) => `${words[index]}${word}`)
    .filter(({ length }) => length <= maxJoinedLength)
}

/**
 * Returns the text of a tsvector with positions and weights: `'hilux':1A 'bakkie':2B`. The parser of Postgres is not
 * used because it reads hyphens as signs and dots as ends of sentences.
 */
export function lexemesOf(parts: Readonly<Record<Weight, readonly string[]>>): string {
  let position = 0
  const lexeme = (word: string, weight: Weight) => `'${word}':${Math.min(position, maxPosition)}${weight}`
  return (['A', 'B', 'C', 'D'] as const)
    .flatMap((weight) =>
      parts[weight].map((word) => {
        position += 1
        return lexeme(word, weight)
      }),
    )
    .join(' ')
}

/** Returns the searchable words of a title, including consecutive pairs joined as one word. */
export function titleWords(title: string): string[] {
  const words = wordsOf(title)
  return [...words, ...joinedNeighbours(words)]
}
