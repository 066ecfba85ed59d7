import { mistakesAllowed } from './misspellings.ts'

/**
 * Returns the optimal string alignment distance of the typed word to each prefix of a word, including the whole word:
 * the number of letters to insert, delete, replace, or swap with their neighbour.
 */
function distancesTo(typed: string, word: string): number[] {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: typed.length + 1 }, (_, index) => index)
  const distances = [typed.length]
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= typed.length; column += 1) {
      const isSame = word[row - 1] === typed[column - 1]
      const steps = [
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      ]
      if (word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1])
        steps.push((beforePrevious[column - 2] ?? 0) + 1)
      current.push(Math.min(...steps))
    }
    beforePrevious = previous
    previous = current
    distances.push(current[typed.length] ?? typed.length)
  }
  return distances
}

/**
 * Returns the words that may have been meant by a typed word or prefix, nearest first. Words whose prefixes are equally
 * near are ordered by the distance of the whole word.
 *
 * @param limit maximum number of words
 */
export function findNearest(typed: string, words: readonly string[], limit = 3): string[] {
  const allowed = mistakesAllowed(typed)
  return words
    .map((word) => {
      const distances = distancesTo(typed, word)
      return { word, prefixDistance: Math.min(...distances), wordDistance: distances.at(-1) ?? typed.length }
    })
    .filter(({ prefixDistance }) => prefixDistance <= allowed)
    .sort(
      (one, other) =>
        one.prefixDistance - other.prefixDistance ||
        one.wordDistance - other.wordDistance ||
        (one.word < other.word ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ word }) => word)
}
