import { createMistakeCounter, mistakesAllowed } from '#platform/text-search/spelling.ts'

/**
 * Returns the words that may have been meant by a typed word or prefix, nearest first. Words whose beginnings are equally
 * near are ordered by the mistakes of the whole word; of those with too many of them the shorter comes first.
 *
 * @param limit maximum number of words
 */
export function findNearest(typed: string, words: readonly string[], limit = 3): string[] {
  const allowed = mistakesAllowed(typed)
  const countMistakes = createMistakeCounter(typed, allowed)
  return words
    .flatMap((word) => {
      const mistakes = countMistakes(word)
      return mistakes ? [{ word, ...mistakes, unfinished: mistakes.inWord > allowed ? word.length : 0 }] : []
    })
    .sort(
      (one, other) =>
        one.inPrefix - other.inPrefix ||
        one.inWord - other.inWord ||
        one.unfinished - other.unfinished ||
        (one.word < other.word ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ word }) => word)
}
