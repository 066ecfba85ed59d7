import { type BasisPoints, basisPoints } from '#platform/money.ts'

/** Every rate from the first to the last, both included, by equal steps; all in basis points. */
export function ratesBetween(first: number, last: number, step: number): readonly BasisPoints[] {
  const count = Math.floor((last - first) / step) + 1
  return Array.from({ length: count }, (_, index) => basisPoints(first + index * step))
}

/**
 * The rate after a visitor, or an address, asks for one, in percent a year.
 *
 * The previous rate stays for anything that is not a number, is below the lowest rate of the product, or is not
 * among the listed rates (13.75 on the vehicle page, where the list goes from 13.5 to 14).
 *
 * Source: requirement V-045; decision F-6.
 */
export function setRate(
  previous: BasisPoints,
  percent: number,
  { listed, lowest }: { readonly listed: readonly BasisPoints[]; readonly lowest: BasisPoints },
): BasisPoints {
  return listed.find((rate) => rate / 100 === percent && rate >= lowest) ?? previous
}
