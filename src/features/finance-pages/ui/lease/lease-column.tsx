import { useId } from 'react'
import { amountOrDash, FigureLines, formatRate, MonthlyText } from '#features/finance/calculators.page.tsx'
import type { InstalmentQuote } from '#features/finance/index.ts'
import type { FinanceTexts } from '#features/finance/texts.ts'
import { formatInstalment, formatPrice } from '#platform/money.ts'

type Props = { heading: string; quote: InstalmentQuote; texts: FinanceTexts }

/** One side of the lease comparison: monthly amount and totals. */
export function LeaseColumn({ heading, quote: { plan, instalment, totals }, texts }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-night-2">
        {heading}
      </h3>
      <MonthlyText
        monthly={formatInstalment(instalment)}
        className="mt-3 text-[length:min(var(--text-figure),16cqi)] leading-none"
        unitClassName="text-lead text-night-2"
      />
      <FigureLines
        className="mt-6"
        lines={[
          [texts.deposit, formatPrice(plan.deposit)],
          [texts.numberOfInstalments, String(plan.months)],
          [texts.rate, formatRate(plan.rate)],
          [texts.balloonDue, formatPrice(plan.balloon)],
          [texts.totalOfInstalments, amountOrDash(totals?.instalments)],
          [texts.totalInterest, amountOrDash(totals?.interest)],
          [texts.totalCost, amountOrDash(totals?.cost)],
        ]}
      />
    </section>
  )
}
