import { ButtonLink } from '#ui/actions/button-link.tsx'
import { addressOf, type ResultView } from '../rules/result-view.ts'
import type { StockSearch } from '../rules/stock-search.ts'
import { stockSearchTexts } from '../texts.ts'

/** Replaces the search while the vehicles cannot be read. The retry works without scripts. Source: decision G-3. */
export function SearchUnavailable({ search, view }: { search: StockSearch; view: ResultView }) {
  const { results } = stockSearchTexts('en')
  return (
    <div className="frame pt-14 pb-section tablet:pt-20">
      <h1 className="text-h1">{results.heading}</h1>
      <p role="alert" className="mt-6 max-w-[44ch] text-lead">
        {results.unavailable}
      </p>
      <div className="mt-8">
        <ButtonLink href={addressOf(search, view)}>{results.retry}</ButtonLink>
      </div>
    </div>
  )
}
