import { basisPoints, type Cents, cents, multiplyByRatio, percentageOf, rand } from '#platform/money.ts'

type Facts = {
  /** In cents. */
  readonly newPrice: number
  /** What a year leaves of the value, in basis points. */
  readonly yearlyValue: number
  /** In years. */
  readonly age: number
  /** In kilometres. */
  readonly mileage: number
  /** What distinguishes this vehicle from others alike, in basis points of the price. */
  readonly condition: number
}

/** Kilometres a vehicle usually drives in a year. */
export const yearlyMileage = 17_000

/** What a new vehicle is worth as a used one. */
const firstSale = basisPoints(9_400)
/** Basis points of the price for each 1 000 km above or below the usual mileage, and their limits. */
const perThousandKm = 13
const mostForMileage = 1_800

/**
 * Returns the base price of an invented vehicle: its new price less the loss of each year, corrected for mileage and
 * condition. The displayed price of it ends in 900 rand, as dealers write them.
 */
export function inventedPrice({ newPrice, yearlyValue, age, mileage, condition }: Facts): Cents {
  let value = percentageOf(cents(newPrice), firstSale, 'down')
  for (let year = 0; year < age; year += 1) value = percentageOf(value, basisPoints(yearlyValue), 'down')
  const excess = Math.trunc((mileage - age * yearlyMileage) / 1_000) * perThousandKm
  const forMileage = Math.max(-mostForMileage, Math.min(mostForMileage, excess))
  const asked = percentageOf(value, basisPoints(10_000 - forMileage + condition), 'down')
  const displayed = rand(Math.max(30, Math.round(asked / 100_000)) * 1_000 - 100)
  return cents(Math.ceil(multiplyByRatio(displayed, 100, 115, 'half up') / 100) * 100)
}
