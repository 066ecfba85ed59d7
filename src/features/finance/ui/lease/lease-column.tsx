import { useId } from 'react'
import type { FinanceTexts } from '#platform/i18n/texts.ts'
import { formatPrice } from '#platform/money.ts'
import type { InstalmentQuote } from '../../rules/instalment.ts'
import { formatRate } from '../format-rate.ts'
import { MonthlyFigure } from '../monthly-figure.tsx'
import { ResultLines, shownTotal } from '../result-lines.tsx'

type Props = { heading: string; quote: InstalmentQuote; texts: FinanceTexts }

/** One side of the lease comparison: what it costs a month, and over its whole term. */
export function LeaseColumn({ heading, quote: { plan, instalment, totals }, texts }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-h4 text-night-2">
        {heading}
      </h3>
      <MonthlyFigure instalment={instalment} size="text-figure" />
      <ResultLines
        className="mt-6"
        lines={[
          [texts.deposit, formatPrice(plan.deposit)],
          [texts.numberOfInstalments, String(plan.months)],
          [texts.rate, formatRate(plan.rate)],
          [texts.balloonDue, formatPrice(plan.balloon)],
          [texts.totalOfInstalments, shownTotal(totals?.instalments)],
          [texts.totalInterest, shownTotal(totals?.interest)],
          [texts.totalCost, shownTotal(totals?.cost)],
        ]}
      />
    </section>
  )
}
