import { wordsOf } from './words.ts'

/** A typed word, and what may have been meant by it, the likeliest first. */
export type Guess = { readonly typed: string; readonly meant: readonly string[] }

/**
 * The question as it was understood: for each word that was guessed at, the guess that stands in a result.
 *
 * @param found titles and summaries of the results
 */
export function correctedText(guesses: readonly Guess[], found: readonly string[]): string {
  const words = new Set(found.flatMap(wordsOf))
  return guesses
    .map(({ typed, meant }) => meant.find((guess) => words.has(guess)) ?? meant[0] ?? typed)
    .join(' ')
}
