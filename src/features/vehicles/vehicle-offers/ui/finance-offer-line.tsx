import { formatRate } from '#features/finance/finance/index.ts'
import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import { DrawingImage } from '#features/pictures/pictures/page.tsx'
import { offersPath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatInstalment, formatPrice } from '#platform/money.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import type { RangeOffer } from '../offers-view.ts'
import { formatDay } from '../rules/format-period.ts'
import type { AllOffersTexts, OffersTexts } from '../texts.ts'

type Props = {
  offer: RangeOffer
  texts: { readonly all: AllOffersTexts; readonly offers: OffersTexts; readonly finance: FinanceTexts }
}

/** The plan of an offer in one sentence and its total cost; without a plan the rate. Source: decision F-3. */
function Plan({ offer: { finance, plan }, texts: { all, offers, finance: labels } }: Props) {
  const rate = finance?.interestRate ?? null
  const kind = finance?.rateType ? `, ${finance.rateType.toLowerCase()}` : ''
  if (!plan?.totals)
    return (
      <p className="text-ink-2 text-small">
        {rate === null ? null : `${offers.rate}: ${formatRate(rate)}${kind}. `}
        {finance?.monthlyInstalment ? offers.planUnknown : null}
      </p>
    )
  const { months, deposit, balloon } = plan.plan
  return (
    <>
      <p className="figures text-ink-2 text-small">
        {fill(all.plan, {
          months,
          rate: formatRate(plan.plan.rate) + kind,
          deposit: formatPrice(deposit),
          balloon: formatPrice(balloon),
        })}
      </p>
      <p className="figures text-small">
        {labels.totalCost}: <span className="font-semibold">{formatPrice(plan.totals.cost)}</span>
      </p>
    </>
  )
}

/** A model with a finance offer, among those of all ranges. */
export function FinanceOfferLine({ offer, texts }: Props) {
  const { name, grade, range, finance, drawing } = offer
  const { all } = texts
  const instalment = finance?.monthlyInstalment ?? null
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-4 border-line border-t py-6 phone:grid-cols-[9rem_minmax(0,1fr)]">
      {drawing ? <DrawingImage drawing={drawing} className="h-auto w-36 max-w-full" /> : <span />}
      <div className="grid gap-2">
        <div>
          <h3 className="text-h4">
            <NonBreakingName name={name} />
          </h3>
          <p className="text-ink-2 text-small">{grade}</p>
        </div>
        {instalment === null ? null : <p className="figures text-h3">{formatInstalment(instalment)}</p>}
        <Plan offer={offer} texts={texts} />
        <p className="text-ink-2 text-small">
          {finance?.endsOn ? fill(all.until, { day: formatDay(finance.endsOn) }) : all.untilNotice}
        </p>
        <p>
          <TextLink href={offersPath(range.slug)}>{fill(all.offersOn, { range: range.name })}</TextLink>
        </p>
      </div>
    </li>
  )
}
