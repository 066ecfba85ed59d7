import { useId } from 'react'
import {
  amountOrDash,
  compareLease,
  DepositField,
  FigureLines,
  formatRate,
  MonthlyText,
  RateSlider,
} from '#features/finance/finance/calculators.page.tsx'
import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatInstalment, formatPrice } from '#platform/money.ts'
import { Dropdown } from '#ui/forms/dropdown.tsx'
import { Segments } from '#ui/forms/segments.tsx'
import { Announcement } from '#ui/overlays/announcement.island.tsx'
import type { PanelProps } from '../panel-props.ts'

type ColumnProps = { heading: string; quote: InstalmentQuote; texts: FinanceTexts }

/** One side of the lease comparison: monthly amount and totals. */
function LeaseColumn({ heading, quote: { plan, instalment, totals }, texts }: ColumnProps) {
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

/**
 * The comparison of a lease with traditional finance. Each change updates both sides.
 *
 * Source: requirements V-084 to V-092; decision F-10.
 */
export function LeaseComparison({ content, model, plan: pagePlan, texts: { finance, pages } }: PanelProps) {
  const { lease } = content.settings
  const settings = { ...content.settings, instalmentCard: lease }
  const plan = pagePlan.read(settings)
  const { lease: leased, traditional, deposit } = compareLease(model.price, plan, lease)
  return (
    <div className="grid grid-cols-1 desktop:grid-cols-[1fr_1.4fr]">
      <fieldset className="grid min-w-0 grid-cols-1 content-start gap-8 bg-surface p-6 tablet:p-14">
        <legend className="sr-only">{pages.yourPlan}</legend>
        <DepositField
          deposit={deposit}
          onChange={(value) => pagePlan.change(settings, { deposit: value })}
          texts={finance}
        />
        <Segments
          legend={finance.term}
          options={lease.terms.map((months) => ({ value: months, label: String(months) }))}
          value={plan.months}
          onChoose={(months) => pagePlan.change(settings, { months })}
        />
        <RateSlider
          label={finance.rate}
          rates={lease.rates}
          rate={plan.rate}
          onChange={(rate) => pagePlan.change(settings, { rate })}
        />
        <Dropdown
          label={pages.traditionalBalloon}
          options={lease.balloons.map((share) => ({ value: share, label: formatRate(share) }))}
          value={plan.balloonShare}
          onChoose={(balloonShare) => pagePlan.change(settings, { balloonShare })}
        />
      </fieldset>
      <div className="on-dark grid min-w-0 grid-cols-1 content-start bg-night p-6 tablet:p-14">
        <div className="grid grid-cols-1 gap-x-10 gap-y-12 tablet:grid-cols-2">
          <LeaseColumn heading={pages.leaseColumn} quote={leased} texts={finance} />
          <LeaseColumn heading={pages.traditionalColumn} quote={traditional} texts={finance} />
        </div>
        <Announcement
          text={fill(pages.announced, {
            lease: formatInstalment(leased.instalment),
            traditional: formatInstalment(traditional.instalment),
          })}
        />
        <p className="mt-8 text-night-2 text-small">
          {fill(pages.leaseBalloon, { share: formatRate(lease.leaseBalloonShare) })}
        </p>
      </div>
    </div>
  )
}
