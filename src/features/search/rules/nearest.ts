import { mistakesAllowed } from './misspellings.ts'

/**
 * How many letters have to be added, left out, replaced, or swapped with their neighbour, to make one word of the
 * other: the optimal string alignment distance, for the word and for each of its beginnings.
 */
function distancesTo(typed: string, word: string): number[] {
  let before: number[] = []
  let last = Array.from({ length: typed.length + 1 }, (_, index) => index)
  const distances = [typed.length]
  for (let row = 1; row <= word.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= typed.length; column += 1) {
      const same = word[row - 1] === typed[column - 1]
      const steps = [
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      ]
      if (word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1])
        steps.push((before[column - 2] ?? 0) + 1)
      next.push(Math.min(...steps))
    }
    before = last
    last = next
    distances.push(next[typed.length] ?? typed.length)
  }
  return distances
}

/**
 * Those of the words that may have been meant by what was typed, the nearest first. What was typed may be the beginning
 * of a word; of equally near words the one that is nearer as a whole comes first.
 *
 * @param most how many at most
 */
export function nearest(typed: string, words: readonly string[], most = 3): string[] {
  const allowed = mistakesAllowed(typed)
  return words
    .map((word) => {
      const distances = distancesTo(typed, word)
      return { word, begun: Math.min(...distances), whole: distances.at(-1) ?? typed.length }
    })
    .filter(({ begun }) => begun <= allowed)
    .sort(
      (one, other) => one.begun - other.begun || one.whole - other.whole || (one.word < other.word ? -1 : 1),
    )
    .slice(0, most)
    .map(({ word }) => word)
}
