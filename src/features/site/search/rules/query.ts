import { maxQueryLength } from './search-address.ts'
import { significantWords, wordsOf } from './words.ts'

/** Enough for the longest model name. */
const maxWords = 8

/** A parsed search query. */
export type SearchQuery = {
  /** The cleaned text, for display. */
  readonly text: string
  /** The words to search for; empty when there are none. */
  readonly words: readonly string[]
}

/**
 * Parses any text as a query. Stop words and the brand are left out unless no other words remain.
 *
 * @param brand name of the brand, which occurs on every page
 */
export function parseQuery(typed: string, brand: string): SearchQuery {
  const text = [...typed.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, maxQueryLength).join('').trim()
  const all = [...new Set(wordsOf(text))]
  const significant = significantWords(all)
  const brandWords = new Set(wordsOf(brand))
  const withoutBrand = significant.filter((word) => !brandWords.has(word))
  const words = [withoutBrand, significant, all].find((candidates) => candidates.length > 0) ?? []
  return { text, words: words.slice(0, maxWords) }
}
