import { type Cents, formatInstalment, formatPrice, formatRandAndCents } from '#platform/money.ts'
import { Announcement } from '#ui/overlays/announcement.island.tsx'
import type { Fees, InstalmentQuote } from '../rules/instalment.ts'
import { formatRate } from './format-rate.ts'

/** Dashes stand for the totals of a plan that needs no payment. */
const total = (amount: Cents | undefined) => (amount === undefined ? '–' : formatPrice(amount))

/** What a plan costs: the instalment in large, and everything that credit disclosure asks for below it. */
export function InstalmentResult({
  quote,
  fees,
  subject,
}: {
  quote: InstalmentQuote
  fees: Fees
  subject: string
}) {
  const { plan, instalment, totals } = quote
  const lines: [string, string][] = [
    ['Price', formatPrice(plan.price)],
    ['Deposit', formatPrice(plan.deposit)],
    ['Number of instalments', String(plan.months)],
    ['Interest rate a year', formatRate(plan.rate)],
    ['Balloon due at the end', formatPrice(plan.balloon)],
    ['Monthly admin fee, included', formatPrice(fees.monthlyAdmin)],
    ['Initiation fee, once-off', formatRandAndCents(fees.initiation)],
    ['Total of instalments', total(totals?.instalments)],
    ['Total interest', total(totals?.interest)],
    ['Total fees', total(totals?.fees)],
    ['Total cost, deposit and balloon included', total(totals?.cost)],
  ]
  const [amount, unit] = formatInstalment(instalment).split('\u00a0p/m')
  return (
    <div className="on-dark bg-night p-6 tablet:p-14">
      <p className="text-night-2">Estimated instalment, {subject}</p>
      <p className="figures mt-3 text-instalment">
        {amount}
        <span className="text-h3 text-night-2">{unit === undefined ? '' : '\u00a0p/m'}</span>
      </p>
      <Announcement text={`Estimated instalment ${formatInstalment(instalment)}`} />
      <dl className="mt-8">
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
    </div>
  )
}
