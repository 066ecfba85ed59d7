import { compareLease, DepositField, formatRate, RateSlider } from '#features/finance/calculators.page.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { formatInstalment } from '#platform/money.ts'
import { Dropdown } from '#ui/forms/dropdown.tsx'
import { Segments } from '#ui/forms/segments.tsx'
import { Announcement } from '#ui/overlays/announcement.island.tsx'
import type { PanelProps } from '../panel-props.ts'
import { LeaseColumn } from './lease-column.tsx'

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
