import { formatRate } from '#features/finance/finance/rules.ts'
import { fill } from '#platform/i18n/fill.ts'
import { basisPoints, formatInstalment, formatPrice, rand } from '#platform/money.ts'
import type { BudgetCredit } from '../found.ts'
import type { SearchTexts } from '../texts.ts'

type Props = { credit: BudgetCredit; budget: number; texts: SearchTexts['credit'] }

/** The whole cost of credit at the highest price within the budget. */
export function CreditNote({ credit, budget, texts }: Props) {
  const { price, deposit, balloon, instalment, months, rate, instalments, interest, cost } = credit
  const facts = [
    [texts.instalment, fill(texts.instalmentValue, { amount: formatInstalment(instalment), months })],
    [texts.instalments, formatPrice(instalments)],
    [texts.deposit, formatPrice(deposit)],
    [texts.balloon, balloon > 0 ? formatPrice(balloon) : texts.noBalloon],
    [texts.rate, fill(texts.rateValue, { rate: formatRate(basisPoints(rate)) })],
    [texts.interest, formatPrice(interest)],
    [texts.cost, formatPrice(cost)],
  ] as const
  return (
    <section aria-labelledby="budget-credit" className="grid gap-3 border-accent border-l-2 pl-4">
      <h2 id="budget-credit" className="font-semibold text-body">
        {fill(texts.heading, { budget: formatPrice(rand(budget)), price: formatPrice(price) })}
      </h2>
      <dl className="grid grid-cols-1 gap-x-gutter text-small phone:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-line border-b py-1.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2 text-small">{texts.note}</p>
    </section>
  )
}
