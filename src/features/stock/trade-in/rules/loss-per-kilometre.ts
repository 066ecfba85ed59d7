import type { Cents } from '#platform/money.ts'

type Point = { readonly mileage: number; readonly price: Cents }

/** Points of which all pairs are compared. Pairs grow with the square, and more points hardly change their median. */
const maxPoints = 120

/**
 * Returns what a kilometre takes from the price of vehicles, in cents: the median of what it takes between each two of
 * them (Theil–Sen), which a single odd price does not move. Zero when those with a higher mileage cost more.
 *
 * @param points vehicles by price
 */
export function lossPerKilometre(points: readonly Point[]): number {
  const step = Math.ceil(points.length / maxPoints)
  const sample = points.filter((_, index) => index % step === 0)
  const losses = sample
    .flatMap((one, index) =>
      sample
        .slice(index + 1)
        .filter(({ mileage }) => mileage !== one.mileage)
        .map((other) => (one.price - other.price) / (other.mileage - one.mileage)),
    )
    .sort((a, b) => a - b)
  const middle = losses.length >> 1
  const upper = losses[middle] ?? 0
  const lower = losses.length % 2 === 1 ? upper : (losses[middle - 1] ?? 0)
  return Math.max(0, (lower + upper) / 2)
}
