import { fill } from '#platform/i18n/fill.ts'
import type { FinanceTexts } from '#platform/i18n/texts.ts'
import { type Cents, formatInstalment, formatPrice, formatRandAndCents } from '#platform/money.ts'
import { Announcement } from '#ui/overlays/announcement.island.tsx'
import type { Fees, InstalmentQuote } from '../rules/instalment.ts'
import { formatRate } from './format-rate.ts'

/** Dashes stand for the totals of a plan that needs no payment. */
const total = (amount: Cents | undefined) => (amount === undefined ? '–' : formatPrice(amount))

type Line = readonly [label: string, value: string]

function Lines({ lines, className }: { lines: readonly Line[]; className: string }) {
  return (
    <dl className={`grid grid-cols-1 ${className}`}>
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-6 border-night-line border-t py-3"
        >
          <dt className="min-w-0 text-night-2">{label}</dt>
          <dd className="figures whitespace-nowrap font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = { quote: InstalmentQuote; fees: Fees; subject: string; texts: FinanceTexts }

/** What a plan costs: the instalment in large, and everything that credit disclosure asks for below it. */
export function InstalmentResult({ quote, fees, subject, texts }: Props) {
  const { plan, instalment, totals } = quote
  const lines: Line[] = [
    [texts.price, formatPrice(plan.price)],
    [texts.deposit, formatPrice(plan.deposit)],
    [texts.numberOfInstalments, String(plan.months)],
    [texts.rate, formatRate(plan.rate)],
    [texts.balloonDue, formatPrice(plan.balloon)],
  ]
  const sums: Line[] = [
    [texts.adminFee, formatPrice(fees.monthlyAdmin)],
    [texts.initiationFee, formatRandAndCents(fees.initiation)],
    [texts.totalOfInstalments, total(totals?.instalments)],
    [texts.totalInterest, total(totals?.interest)],
    [texts.totalFees, total(totals?.fees)],
    [texts.totalCost, total(totals?.cost)],
  ]
  const [amount, unit] = formatInstalment(instalment).split('\u00a0p/m')
  return (
    <>
      <div className="on-dark bg-night p-6 tablet:p-14">
        <p className="text-night-2">{fill(texts.instalmentOf, { model: subject })}</p>
        <p className="figures mt-3 text-instalment">
          {amount}
          <wbr />
          <span className="whitespace-nowrap text-h3 text-night-2">
            {unit === undefined ? '' : '\u00a0p/m'}
          </span>
        </p>
        <Announcement text={fill(texts.instalment, { instalment: formatInstalment(instalment) })} />
        <Lines lines={lines} className="mt-8" />
      </div>
      <div className="on-dark bg-night px-6 pb-6 tablet:px-14 tablet:pb-14 desktop:col-span-2 desktop:py-10">
        <Lines lines={sums} className="gap-x-14 tablet:grid-cols-2 desktop:grid-cols-3" />
      </div>
    </>
  )
}
