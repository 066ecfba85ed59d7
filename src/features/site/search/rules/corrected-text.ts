import { wordsOf } from './words.ts'

/** A typed word and the words that may have been meant, most likely first. */
export type Guess = { readonly typed: string; readonly candidates: readonly string[] }

/**
 * Returns the corrected query: each typed word replaced by its first candidate that occurs in a result.
 *
 * @param found titles and summaries of the results
 */
export function correctedText(guesses: readonly Guess[], found: readonly string[]): string {
  const foundWords = new Set(found.flatMap(wordsOf))
  return guesses
    .map(
      (guess) => guess.candidates.find((word) => foundWords.has(word)) ?? guess.candidates[0] ?? guess.typed,
    )
    .join(' ')
}
