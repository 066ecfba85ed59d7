import { type BasisPoints, basisPoints } from '#platform/money.ts'

/** Lists the rates from first to last, both included, in equal steps. All values are basis points. */
export function ratesBetween(first: number, last: number, step: number): readonly BasisPoints[] {
  const count = Math.floor((last - first) / step) + 1
  return Array.from({ length: count }, (_, index) => basisPoints(first + index * step))
}

/**
 * Returns the requested rate, given in percent a year, or the previous rate when the request is invalid: not a number,
 * below the lowest rate, or not listed (13.75 on the vehicle page, where the list goes from 13.5 to 14).
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
