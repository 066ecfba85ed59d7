import type { FinanceSettings } from '#features/finance/finance/rules.ts'
import { formatStockPrice, type UsedVehicle } from '#features/stock/stock/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { VehiclePageTexts } from '../texts.ts'
import { describeInstalment } from './describe-instalment.ts'

type Props = { vehicle: UsedVehicle; finance: FinanceSettings; texts: VehiclePageTexts }

/**
 * The displayed price of a vehicle for sale, and the instalment with the whole cost of credit: the plan with which the
 * calculator opens.
 *
 * Source: requirements D-111 and D-412; decision F-3.
 */
export function PricePanel({ vehicle, finance, texts }: Props) {
  const { price, dealer } = vehicle
  const described = describeInstalment(vehicle, finance, texts)
  return (
    <div>
      <p className="figures text-figure">
        <span className="sr-only">{texts.price} </span>
        {formatStockPrice(price, dealer.currency)}
      </p>
      {described ? (
        <>
          <p className="figures mt-3 font-semibold text-h4">
            {fill(texts.aMonth, { instalment: described.instalment })}
          </p>
          <p className="mt-1 max-w-[52ch] text-ink-2 text-small">{described.plan}</p>
          <p className="mt-1 print:hidden">
            <TextLink href="#calculator">{texts.change}</TextLink>
          </p>
        </>
      ) : null}
    </div>
  )
}
