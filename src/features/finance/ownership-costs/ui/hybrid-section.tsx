import { formatPrice } from '#platform/money.ts'
import type { HybridComparison } from '../costs-view.ts'
import { kilometresText } from './amounts.ts'

function outcome({ breakEven }: HybridComparison): string {
  if (breakEven.kind === 'atOnce') return 'The hybrid costs no more from the first day.'
  if (breakEven.kind === 'never') return 'At these kilometres its fuel does not earn the difference back.'
  const { months, kilometres } = breakEven
  const time = months === 1 ? '1 month' : `${months} months`
  return `The difference is earned back after ${time}, or ${kilometresText(kilometres)}.`
}

/** When a hybrid has earned back what it costs more than the petrol model. */
export function HybridSection({ comparison }: { comparison: HybridComparison }) {
  const { hybrid, petrol, extra, saving } = comparison
  const isDearer = extra > 0
  return (
    <section aria-labelledby="hybrid">
      <h2 id="hybrid" className="text-h3">
        Hybrid or petrol
      </h2>
      <p className="mt-6 max-w-[40ch] font-display text-h4">{outcome(comparison)}</p>
      <p className="mt-4 max-w-[60ch] text-ink-2">
        {isDearer
          ? `On the road the ${hybrid} costs ${formatPrice(extra)} more than the ${petrol}. `
          : `On the road the ${hybrid} costs no more than the ${petrol}. `}
        {saving > 0 ? `Its fuel costs ${formatPrice(saving)} less a month. ` : ''}
        Same equipment, same kilometres, today’s price of petrol. Resale and services are left out.
      </p>
    </section>
  )
}
