import type { SearchResult } from '../data/find.ts'
import { addressOf, priceOf } from '../data/result.ts'
import { RangeCards } from './range-cards.tsx'

/** The ranges of a search. */
export function RangeResults({ results }: { results: readonly SearchResult[] }) {
  return (
    <RangeCards
      cards={results.map((result) => ({
        href: addressOf(result),
        title: result.title,
        summary: result.summary,
        price: priceOf(result, 'en'),
        drawing: result.shown.drawing,
        language: result.language,
      }))}
    />
  )
}
