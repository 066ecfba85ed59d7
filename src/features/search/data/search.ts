import { brand } from '#platform/brand.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { correctedText } from '../rules/corrected.ts'
import { readQuestion } from '../rules/question.ts'
import { indexIsCurrent } from './current.ts'
import { type Found, findEntries, guess, type Most } from './find.ts'

/** What came of a search. */
export type SearchAnswer = {
  /** What was asked, as it is shown again; empty when nothing was. */
  readonly question: string
  readonly results: readonly Found[]
  /** What was looked for instead, when the question held words that nobody knows. */
  readonly corrected: string | null
  /** Whether the results hold some of the words only. */
  readonly partly: boolean
}

/**
 * Looks for ranges, models and pages: first for all words as they were typed, then for what may have been meant by
 * them, at last for any of them.
 *
 * @param typed anything at all
 * @param language in which results are preferred
 * @throws Error when the database fails
 */
export async function search(
  typed: string,
  wanted: { readonly language: Language; readonly most: Most },
): Promise<SearchAnswer> {
  const { text, words } = readQuestion(typed, brand.name)
  const answer = { question: text, results: [], corrected: null, partly: false }
  if (words.length === 0) return answer
  await indexIsCurrent()

  const asTyped = words.map((word) => ({ typed: word, meant: [] }))
  const results = await findEntries(asTyped, 'all', wanted)
  if (results.length > 0) return { ...answer, results }

  const guesses = await guess(words)
  if (guesses.some(({ meant }) => meant.length > 0)) {
    const meant = await findEntries(guesses, 'all', wanted)
    const found = meant.flatMap(({ title, summary }) => [title, summary])
    if (meant.length > 0) return { ...answer, results: meant, corrected: correctedText(guesses, found) }
  }
  if (words.length === 1) return answer
  const some = await findEntries(guesses, 'any', wanted)
  return { ...answer, results: some, partly: some.length > 0 }
}
