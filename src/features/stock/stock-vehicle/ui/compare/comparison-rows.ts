import type { FinanceSettings } from '#features/finance/finance/rules.ts'
import { formatStockPrice, type UsedVehicle } from '#features/stock/stock/index.ts'
import { certificationOf } from '#features/stock/stock-cards/index.ts'
import { brand } from '#platform/site/brand.ts'
import type { UsedComparisonTexts, VehiclePageTexts } from '../../texts.ts'
import { describeInstalment } from '../describe-instalment.ts'
import { vehicleFacts } from '../vehicle-facts.ts'

/** A row of the comparison; a value is null when it is not stated. */
export type UsedComparisonRow = {
  readonly id: string
  readonly label: string
  readonly values: readonly (string | null)[]
  readonly differs: boolean
}

type Texts = { readonly vehiclePage: VehiclePageTexts; readonly usedComparison: UsedComparisonTexts }

function certificationName({ certification }: UsedVehicle, no: string): string {
  const certified = certificationOf(certification)
  return certified === null ? no : certified === 'programme' ? brand.usedProgramme : brand.name
}

/**
 * Returns the rows of a comparison, in the order of display. An instalment has the whole cost of credit below it.
 *
 * Source: decision F-3.
 */
export function usedComparisonRows(
  vehicles: readonly UsedVehicle[],
  finance: FinanceSettings,
  { vehiclePage, usedComparison: comparison }: Texts,
): readonly UsedComparisonRow[] {
  const row = (id: string, label: string, read: (vehicle: UsedVehicle) => string | null) => {
    const values = vehicles.map(read)
    return { id, label, values, differs: new Set(values).size > 1 }
  }
  const [first] = vehicles
  if (!first) return []
  const facts = vehicleFacts(first).map(({ label }) =>
    row(
      label,
      vehiclePage[label],
      (vehicle) => vehicleFacts(vehicle).find((fact) => fact.label === label)?.value ?? null,
    ),
  )
  const described = new Map(
    vehicles.map((vehicle) => [
      vehicle,
      vehicle.soldAt === null ? describeInstalment(vehicle, finance, vehiclePage) : null,
    ]),
  )
  return [
    row('price', vehiclePage.price, ({ price, soldAt, dealer }) =>
      price === null || soldAt !== null ? null : formatStockPrice(price, dealer.currency),
    ),
    row('instalment', comparison.instalment, (vehicle) => described.get(vehicle)?.instalment ?? null),
    row('plan', comparison.plan, (vehicle) => described.get(vehicle)?.plan ?? null),
    ...facts.filter(({ id, values }) => id !== 'stockCode' && values.some((value) => value !== null)),
    row('certification', vehiclePage.certification, (vehicle) => certificationName(vehicle, comparison.no)),
    row('connect', vehiclePage.connect, ({ isConnected }) => (isConnected ? comparison.yes : comparison.no)),
    row('dealer', comparison.dealer, ({ dealer }) => [dealer.name, dealer.city].filter(Boolean).join(', ')),
  ]
}
