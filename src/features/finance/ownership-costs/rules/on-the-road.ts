import { type Cents, cents, percentageOf } from '#platform/money.ts'
import type { CarbonLevy, FiguresOfDay, LicenceFees, Province } from './figures.ts'
import type { VehicleFacts } from './vehicle-facts.ts'

/** Returns the CO₂ levy on a vehicle, VAT included; null when its emissions or its class are unknown. */
export function carbonLevy(
  { emissions, levyClass }: Pick<VehicleFacts, 'emissions' | 'levyClass'>,
  levy: CarbonLevy,
): Cents | null {
  if (levyClass === 'none') return cents(0)
  if (levyClass === null || emissions === null) return null
  const [rate, threshold] =
    levyClass === 'doubleCab'
      ? [levy.doubleCabRate, levy.doubleCabThreshold]
      : [levy.passengerRate, levy.passengerThreshold]
  const net = cents(rate * Math.max(0, emissions - threshold))
  return cents(net + percentageOf(net, levy.vat, 'half up'))
}

/** Returns the licence fee of a year; null when the tare is unknown or above the last band. */
export function licenceFee(
  tare: number | null,
  { bands }: LicenceFees,
  { key }: Pick<Province, 'key'>,
): Cents | null {
  if (tare === null) return null
  const sorted = bands.toSorted((a, b) => a.upTo - b.upTo)
  return sorted.find(({ upTo }) => tare <= upTo)?.[key] ?? null
}

/** What the first day on the road costs. An unknown amount is null, and so is the total then. */
export type OnTheRoad = {
  readonly price: Cents | null
  readonly levy: Cents | null
  /** Whether the price includes the levy, which then adds nothing to the total. */
  readonly levyInPrice: boolean
  readonly delivery: Cents
  readonly registration: Cents
  readonly numberPlates: Cents
  /** Of the first year. */
  readonly licence: Cents | null
  readonly total: Cents | null
}

/** Returns the sum of amounts; null when one of them is unknown. */
export function sumOf(amounts: readonly (Cents | null)[]): Cents | null {
  let sum = 0
  for (const amount of amounts) {
    if (amount === null) return null
    sum += amount
  }
  return cents(sum)
}

/**
 * Returns the on-the-road estimate.
 *
 * @param price the current price, VAT included.
 */
export function onTheRoad(
  price: Cents | null,
  facts: VehicleFacts,
  { levyInPrice, levy, licenceFees, onceOffFees }: FiguresOfDay,
  province: Province,
): OnTheRoad {
  const { delivery, registration, numberPlates } = onceOffFees
  const amount = carbonLevy(facts, levy)
  const licence = licenceFee(facts.tare, licenceFees, province)
  const added = levyInPrice ? cents(0) : amount
  return {
    ...{ price, levy: amount, levyInPrice, delivery, registration, numberPlates, licence },
    total: sumOf([price, added, delivery, registration, numberPlates, licence]),
  }
}
