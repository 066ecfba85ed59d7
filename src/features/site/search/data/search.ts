import { listQuotedModels } from '#features/vehicles/line-up/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { brand } from '#platform/site/brand.ts'
import { type Answers, answersTo, interpret } from '../rules/answers.ts'
import { correctedText, type Guess } from '../rules/corrected-text.ts'
import { modelsWithin } from '../rules/models-within.ts'
import { parseQuery } from '../rules/query.ts'
import { takeVehicleLimits, type VehicleLimits } from '../rules/vehicle-limits.ts'
import { type FindOptions, findEntries, findGuesses, type ResultLimits, type SearchResult } from './find.ts'
import { findWithinLimits } from './find-within-limits.ts'
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
  /** What the query asks of vehicles, which all results then are; null when it asks for words alone. */
  readonly vehicleLimits: VehicleLimits | null
}

/**
 * Searches ranges, models and pages: first for all words as typed, then for all words with corrections, finally for any
 * of the words. A query that limits the price, the instalment or the seats, such as `suv under 500 000`, finds vehicles within
 * it, unless its other words have to do with no vehicle. The pages that answer the query come first, and words that ask for
 * the price of something find that.
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
  const { rest, limits } = takeVehicleLimits(text, options.priced)
  const noResults = { query: text, results: [], corrected: null, isPartial: false, vehicleLimits: null }
  if (limits) {
    const results = await findVehicles(parseQuery(rest, brand.name).words, limits, options)
    if (results) return { ...noResults, results, vehicleLimits: limits }
  }
  const { words: typedWords } = parseQuery(text, brand.name)
  if (typedWords.length === 0) return noResults
  await ensureIndexIsCurrent()

  const { words, answers } = interpret(typedWords)
  const asTyped = words.map((word) => ({ typed: word, candidates: [] }))
  const results = await findEntries(asTyped, 'all', { ...options, answers })
  if (isComplete(results, answers)) return { ...noResults, results }

  const guesses = await findGuesses(words)
  const meant = answers.partial.length > 0 ? answers : answersTo(guesses.map(firstGuess))
  const guessed = { ...options, answers: meant }
  if (guesses.some((candidate) => candidate.candidates.length > 0)) {
    const matches = await findEntries(guesses, 'all', guessed)
    const texts = matches.flatMap(({ title, summary }) => [title, summary])
    if (isComplete(matches, meant))
      return { ...noResults, results: matches, corrected: correctedText(guesses, texts) }
  }
  if (words.length === 1) return noResults
  const some = await findEntries(guesses, 'any', guessed)
  const isPartial = some.length > 0 && !results.some(({ hasWords }) => hasWords)
  return { ...noResults, results: some, isPartial }
}

/** Finds the vehicles within limits; null when the words are those of no vehicle at all, so that the limits mean another. */
async function findVehicles(
  words: readonly string[],
  limits: VehicleLimits,
  options: Pick<FindOptions, 'limits'>,
): Promise<SearchResult[] | null> {
  await ensureIndexIsCurrent()
  const models = await listQuotedModels()
  const results = await findWithinLimits(words, modelsWithin(models, limits), options)
  if (results.length > 0 || words.length === 0) return results
  const codes = models.map(({ code }) => code)
  const others = await findWithinLimits(words, codes, { limits: { ...options.limits, range: 1, model: 0 } })
  return others.length > 0 ? results : null
}

/** Whether results answer the whole query, or are more than answers to a part of it. */
function isComplete(results: readonly SearchResult[], { whole }: Answers): boolean {
  return results.some(({ shown: { href }, isAnswer, hasWords }) =>
    isAnswer ? whole.includes(href) : hasWords,
  )
}

const firstGuess = ({ typed, candidates }: Guess) => candidates[0] ?? typed
