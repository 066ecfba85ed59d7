import { fill } from '#platform/i18n/fill.ts'
import type { FinancePagesTexts, FinanceTexts } from '#platform/i18n/texts.ts'
import { type Cents, formatInstalment } from '#platform/money.ts'
import { Segments } from '#ui/forms/segments.tsx'
import { Slider } from '#ui/forms/slider.tsx'
import { Announcement } from '#ui/overlays/announcement.island.tsx'
import type { PlanChoice } from '../../rules/calculator.ts'
import { compareLease } from '../../rules/lease.ts'
import type { FinanceSettings } from '../../rules/settings.ts'
import { BalloonSelect } from '../balloon-select.tsx'
import { DepositField } from '../deposit-field.tsx'
import { formatRate } from '../format-rate.ts'
import { LeaseColumn } from './lease-column.tsx'

type Props = {
  price: Cents
  settings: FinanceSettings['lease']
  choice: PlanChoice
  onChange: (part: Partial<PlanChoice>) => void
  texts: { readonly finance: FinanceTexts; readonly pages: FinancePagesTexts }
}

/**
 * A lease beside traditional finance, of which each change shows on both sides.
 *
 * Source: vehicles-and-finance.md §9 “Lease comparison”; decision F-10.
 */
export function LeaseComparison({ price, settings, choice, onChange, texts: { finance, pages } }: Props) {
  const { lease, traditional, deposit } = compareLease(price, choice, settings)
  return (
    <div className="grid grid-cols-1 desktop:grid-cols-[1fr_1.3fr]">
      <fieldset className="grid min-w-0 grid-cols-1 content-start gap-8 bg-surface p-6 tablet:p-10">
        <legend className="sr-only">{finance.yourPlan}</legend>
        <DepositField deposit={deposit} onChange={(wish) => onChange({ deposit: wish })} texts={finance} />
        <Segments
          legend={finance.term}
          options={settings.terms.map((months) => ({ value: months, label: String(months) }))}
          value={choice.months}
          onChoose={(months) => onChange({ months })}
        />
        <Slider
          label={finance.rate}
          valueText={formatRate(choice.rate)}
          steps={settings.rates.length}
          position={settings.rates.indexOf(choice.rate)}
          onMove={(position) => onChange({ rate: settings.rates[position] ?? choice.rate })}
        />
        <BalloonSelect
          label={pages.traditionalBalloon}
          balloons={settings.balloons}
          chosen={choice.balloonShare}
          onChoose={(balloonShare) => onChange({ balloonShare })}
        />
      </fieldset>
      <div className="on-dark grid grid-cols-1 content-start bg-night p-6 tablet:p-10">
        <div className="grid grid-cols-1 gap-x-10 gap-y-12 tablet:grid-cols-2">
          <LeaseColumn heading={pages.leaseColumn} quote={lease} texts={finance} />
          <LeaseColumn heading={pages.traditionalColumn} quote={traditional} texts={finance} />
        </div>
        <Announcement
          text={fill(pages.announced, {
            lease: formatInstalment(lease.instalment),
            traditional: formatInstalment(traditional.instalment),
          })}
        />
        <p className="mt-8 text-night-2 text-small">
          {fill(pages.leaseBalloon, { share: formatRate(settings.leaseBalloonShare) })}
        </p>
      </div>
    </div>
  )
}
