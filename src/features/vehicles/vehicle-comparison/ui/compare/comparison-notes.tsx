import type { ModelQuotes } from '../../data/instalments.ts'
import type { ComparisonTexts } from '../../texts.ts'

type Props = { costs: ModelQuotes | null; showsPrices: boolean; texts: ComparisonTexts }

/** What prices and instalments mean, below a comparison. Source: decision F-3. */
export function ComparisonNotes({ costs, showsPrices, texts }: Props) {
  const hasInstalment = costs?.quotes.some((quote) => quote !== null)
  return (
    <div className="mt-10 grid max-w-[70ch] gap-3 text-ink-2 text-small">
      {hasInstalment ? <p>{texts.instalmentTerms}</p> : null}
      <p>{showsPrices ? texts.disclaimer : texts.disclaimerUnpriced}</p>
    </div>
  )
}
