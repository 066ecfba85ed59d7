import type { Language } from '#platform/i18n/languages.ts'
import { brand } from '#platform/site/brand.ts'
import { correctedText } from '../rules/corrected-text.ts'
import { type PriceLimit, takePriceLimit } from '../rules/price-limit.ts'
import { parseQuery } from '../rules/query.ts'
import { findEntries, findGuesses, type ResultLimits, type SearchResult } from './find.ts'
import { findWithinPrice } from './find-within-price.ts'
import { ensureIndexIsCurrent } from './update-index.ts'

/** The outcome of a search. */
export type SearchOutcome = {
  /** The cleaned query, for display; empty when nothing was entered. */
  readonly query: string
  readonly results: readonly SearchResult[]
  /** The corrected query that the results match; null when the query was not corrected. */
  readonly corrected: string | null
  /** Whether the results match only some of the words. */
  readonly isPartial: boolean
  /** The limit on the price of the results, which are vehicles then; null when the query sets none. */
  readonly priceLimit: PriceLimit | null
}

/**
 * Searches ranges, models and pages: first for all words as typed, then for all words with corrections, finally for any
 * of the words. A query that limits the price, such as `suv under 500 000`, finds vehicles within it.
 *
 * @param typed unvalidated query
 * @param options preferred language, maximum number of results of each kind, and whether the visitor may know prices
 * @throws Error when the database fails
 */
export async function search(
  typed: string,
  options: { readonly language: Language; readonly limits: ResultLimits; readonly priced: boolean },
): Promise<SearchOutcome> {
  const { text } = parseQuery(typed, brand.name)
  const { rest, limit } = options.priced ? takePriceLimit(text) : { rest: text, limit: null }
  const { words } = parseQuery(rest, brand.name)
  const noResults = { query: text, results: [], corrected: null, isPartial: false, priceLimit: limit }
  if (limit) {
    await ensureIndexIsCurrent()
    return { ...noResults, results: await findWithinPrice(words, limit, options) }
  }
  if (words.length === 0) return noResults
  await ensureIndexIsCurrent()

  const asTyped = words.map((word) => ({ typed: word, candidates: [] }))
  const results = await findEntries(asTyped, 'all', options)
  if (results.length > 0) return { ...noResults, results }

  const guesses = await findGuesses(words)
  if (guesses.some((candidate) => candidate.candidates.length > 0)) {
    const matches = await findEntries(guesses, 'all', options)
    const texts = matches.flatMap(({ title, summary }) => [title, summary])
    if (matches.length > 0)
      return { ...noResults, results: matches, corrected: correctedText(guesses, texts) }
  }
  if (words.length === 1) return noResults
  const partial = await findEntries(guesses, 'any', options)
  return { ...noResults, results: partial, isPartial: partial.length > 0 }
}
