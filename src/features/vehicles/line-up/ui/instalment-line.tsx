import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type Cents, formatInstalment } from '#platform/money.ts'
import { lineUpTexts } from '../texts.ts'
import { instalmentTerms } from './instalment-terms.ts'

type Props = {
  quote: InstalmentQuote
  /** The price above it. */
  price: Cents | null
  language: Language
}

/** What a vehicle costs a month, with its terms and the whole cost. Source: decision F-3. */
export function InstalmentLine({ quote, price, language }: Props) {
  return (
    <p className="mt-0.5 text-ink-2 text-small">
      <span className="figures block font-semibold text-ink">{formatInstalment(quote.instalment)}</span>{' '}
      {instalmentTerms(quote, price, lineUpTexts(language).lineUp)}
    </p>
  )
}
