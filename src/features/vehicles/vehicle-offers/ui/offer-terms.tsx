import { formatRate } from '#features/finance/finance/index.ts'
import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import { formatInstalment, formatPrice } from '#platform/money.ts'
import type { ModelOffer } from '../offers-view.ts'
import { formatDay } from '../rules/format-period.ts'
import type { OffersTexts } from '../texts.ts'
import { disclosureLines } from './disclosure-lines.ts'

type Props = {
  offer: Pick<ModelOffer, 'monthlyFromPrice' | 'finance' | 'plan'>
  texts: OffersTexts
  financeTexts: FinanceTexts
}

/** The known terms of an offer: monthly price, plan, rate and last day. Source: decisions F-3 and C-17. */
export function OfferTerms({ offer: { monthlyFromPrice, finance, plan }, texts, financeTexts }: Props) {
  const rate = finance?.interestRate ?? null
  const terms = [
    { label: texts.instalment, value: finance?.monthlyInstalment, format: formatInstalment },
    { label: texts.deposit, value: finance?.deposit, format: formatPrice },
    { label: texts.workedOutOn, value: finance?.retailPrice, format: formatPrice },
  ].flatMap(({ label, value, format }) =>
    value === null || value === undefined ? [] : [{ label, value: format(value) }],
  )
  if (rate !== null) {
    const kind = finance?.rateType ? `, ${finance.rateType.toLowerCase()}` : ''
    terms.splice(2, 0, { label: texts.rate, value: formatRate(rate) + kind })
  }
  const disclosures = disclosureLines(plan, financeTexts).map(([label, value]) => ({ label, value }))
  // After the instalment.
  terms.splice(1, 0, ...disclosures)
  if (finance?.endsOn) terms.push({ label: texts.lastDay, value: formatDay(finance.endsOn) })
  return (
    <>
      {monthlyFromPrice === null ? null : (
        <p>
          <span className="block text-ink-2 text-small">{texts.monthlyFrom}</span>
          <span className="figures text-h3">{formatInstalment(monthlyFromPrice)}</span>
        </p>
      )}
      {terms.length > 0 ? (
        <dl aria-label={texts.offerOf} className="text-small">
          {terms.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
              <dt className="text-ink-2">{label}</dt>
              <dd className="figures text-right">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {finance?.monthlyInstalment && !plan ? (
        <p className="text-ink-2 text-small">{texts.planUnknown}</p>
      ) : null}
    </>
  )
}
