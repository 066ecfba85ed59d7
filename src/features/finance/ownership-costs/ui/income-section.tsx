import { formatRate } from '#features/finance/finance/index.ts'
import { formatInstalment, formatPrice } from '#platform/money.ts'
import type { ModelCosts } from '../costs-view.ts'
import type { Affordability } from '../rules/figures.ts'
import { Sources } from './costs-table.tsx'

type Props = { income: NonNullable<ModelCosts['income']>; affordability: Affordability }

/** The income that the instalment of a model usually needs. */
export function IncomeSection({ income: { quote, needed }, affordability }: Props) {
  const { deposit, balloon, months, rate } = quote.plan
  return (
    <section aria-labelledby="income">
      <h2 id="income" className="text-h3">
        The income it usually needs
      </h2>
      <p className="figures mt-6 text-h2">{formatPrice(needed)}</p>
      <p className="mt-1 text-ink-2">a month, before deductions</p>
      <p className="mt-4 max-w-[60ch] text-ink-2">
        For an instalment of {formatInstalment(quote.instalment)} over {months} months at {formatRate(rate)},
        with a deposit of {formatPrice(deposit)} and a balloon of {formatPrice(balloon)} at the end. It is{' '}
        {formatRate(affordability.share)} of that income. A lender looks at what you spend as well, and
        decides.
      </p>
      <Sources figures={[affordability]} />
    </section>
  )
}
