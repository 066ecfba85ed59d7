import {
  comparisonLines,
  costLines,
  describeComparisonPlan,
  FigureLines,
  guaranteedLines,
} from '#features/finance/calculators.page.tsx'
import type { FutureDriveQuote } from '#features/finance/index.ts'
import type { FinanceContent } from '../../finance-content.ts'
import type { CalculatorTexts } from '../calculator-texts.ts'

type Props = {
  /** Null while it is unknown. */
  quote: Extract<FutureDriveQuote, { available: true }> | null
  settings: FinanceContent['settings']
  texts: CalculatorTexts
}

/** Totals of a FutureDrive plan and its saving compared with a traditional plan. Source: decisions F-2 to F-4. */
export function FutureDriveDetails({ quote, settings, texts: { calculators, finance } }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 tablet:grid-cols-2">
      <FigureLines
        lines={[
          ...guaranteedLines(quote, calculators),
          ...costLines(quote?.quote ?? null, settings.fees, finance),
        ]}
      />
      <div>
        <h3 className="text-h4">{calculators.comparedWith}</h3>
        <p className="mt-1 mb-4 text-night-2 text-small">
          {describeComparisonPlan(settings.futureDrive, settings.fees, calculators)}
        </p>
        <FigureLines lines={comparisonLines(quote, calculators)} />
      </div>
    </div>
  )
}
