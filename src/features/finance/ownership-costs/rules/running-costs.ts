import { type Cents, cents, multiplyByRatio } from '#platform/money.ts'
import type { FuelArea, FuelPrices, Upkeep } from './figures.ts'
import { sumOf } from './on-the-road.ts'
import type { VehicleFacts } from './vehicle-facts.ts'

/** The years of the total, and their months. */
export const years = 5
export const months = years * 12

/** Tyres on the road at once. */
const tyresOfSet = 4
/** Consumption is in hundredths of a litre on 100 km. */
const consumptionUnit = 10_000

/** Returns the price of a litre for a vehicle; null when its fuel is unknown. */
export function pricePerLitre(fuel: VehicleFacts['fuel'], prices: FuelPrices, area: FuelArea): Cents | null {
  if (fuel === null) return null
  if (fuel === 'diesel') return area === 'coast' ? prices.dieselCoast : prices.dieselInland
  return area === 'coast' ? prices.petrolCoast : prices.petrolInland
}

/** Returns the fuel of a month; null when the consumption or the fuel is unknown. */
export function fuelCost(
  { fuel, consumption }: Pick<VehicleFacts, 'fuel' | 'consumption'>,
  kilometres: number,
  prices: FuelPrices,
  area: FuelArea,
): Cents | null {
  const litre = pricePerLitre(fuel, prices, area)
  if (litre === null || consumption === null) return null
  return multiplyByRatio(litre, kilometres * consumption, consumptionUnit, 'half up')
}

/** Returns what a month takes from a set of tyres; null when no tyre of that rim has a price. */
export function tyreCost(rim: number | null, kilometres: number, { tyres, tyreLife }: Upkeep): Cents | null {
  const price = tyres.find(({ inches }) => inches === rim)?.price
  if (price === undefined) return null
  return multiplyByRatio(cents(price * tyresOfSet), kilometres, tyreLife, 'half up')
}

/** An unknown amount is null, and so is the total then. */
export type RunningLines = {
  readonly fuel: Cents | null
  readonly tyres: Cents | null
  /** The services that the plan does not pay for. */
  readonly services: Cents | null
  readonly licence: Cents | null
  readonly total: Cents | null
}

export type RunningCosts = {
  /** An average month: the services of five years and the annual licence fee are spread. */
  readonly monthly: RunningLines
  /** With the licence fees after the first, which is paid on the road. */
  readonly fiveYears: RunningLines
}

type Amounts = {
  /** Of a month. */
  readonly fuel: Cents | null
  /** Of a month. */
  readonly tyres: Cents | null
  /** All paid services of five years. */
  readonly services: Cents | null
  /** Of a year. */
  readonly licence: Cents | null
}

const withTotal = (lines: Amounts): RunningLines => ({
  ...lines,
  total: sumOf([lines.fuel, lines.tyres, lines.services, lines.licence]),
})

/** Returns the running costs from the amounts they consist of. */
export function runningCosts({ fuel, tyres, services, licence }: Amounts): RunningCosts {
  const times = (amount: Cents | null, count: number) => (amount === null ? null : cents(amount * count))
  const spread = (amount: Cents | null, parts: number) =>
    amount === null ? null : multiplyByRatio(amount, 1, parts, 'half up')
  return {
    monthly: withTotal({ fuel, tyres, services: spread(services, months), licence: spread(licence, 12) }),
    fiveYears: withTotal({
      fuel: times(fuel, months),
      tyres: times(tyres, months),
      services,
      licence: times(licence, years - 1),
    }),
  }
}
