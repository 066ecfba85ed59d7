import { wordsOf } from './words.ts'

/** How much a word counts: in the title, in a keyword or heading, in the summary, in the text. */
export type Weight = 'A' | 'B' | 'C' | 'D'

/** The database keeps no more places of a word. */
const lastPlace = 16_383

/** What was written as two words is looked for as one: landcruiser, gr86. Letters. */
const longestJoined = 20

/** Words in a row without the space between them, two and two. */
export function joinedNeighbours(words: readonly string[]): string[] {
  return words
    .slice(1)
    .map((word, index) => `${words[index]}${word}`)
    .filter(({ length }) => length <= longestJoined)
}

/**
 * Words as the database reads them, with their places and weights: `'hilux':1A 'bakkie':2B`. Made here and not by its
 * parser, which takes hyphens for signs and dots for ends of sentences.
 */
export function lexemesOf(parts: Readonly<Record<Weight, readonly string[]>>): string {
  let place = 0
  const at = (word: string, weight: Weight) => `'${word}':${Math.min(place, lastPlace)}${weight}`
  return (['A', 'B', 'C', 'D'] as const)
    .flatMap((weight) =>
      parts[weight].map((word) => {
        place += 1
        return at(word, weight)
      }),
    )
    .join(' ')
}

/** The words by which a text is found in its title, the pairs in it that may be written as one among them. */
export function titleWords(title: string): string[] {
  const words = wordsOf(title)
  return [...words, ...joinedNeighbours(words)]
}
