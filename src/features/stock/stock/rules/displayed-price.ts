import { type Cents, rand } from '#platform/money.ts'

/**
 * Returns the displayed price of a used vehicle: the base price plus 15 %, rounded down to the nearest ten rand; null for
 * a missing price, zero, and a price too low to display.
 *
 * Source: requirements D-112 and D-408; decision F-11.
 *
 * @param base in cents
 */
export function displayedPrice(base: Cents | null): Cents | null {
  if (base === null || base <= 0) return null
  const price = rand(Math.floor((base * 115) / 100_000) * 10)
  return price > 0 ? price : null
}
