import { type BasisPoints, type Cents, cents, percentageOf, rand, wholeRand } from '#platform/money.ts'

/** The maximum deposit: a share of the price and, where set, an amount. The lower of the two applies. */
export type DepositLimit = {
  readonly share: BasisPoints
  readonly atMost: Cents | null
}

export type CappedDeposit = {
  readonly deposit: Cents
  /** Whether the requested deposit was above the cap. */
  readonly capped: boolean
  readonly cap: Cents
}

/** Above every price, so that the cap still applies, and low enough to stay an exact integer in cents. */
const largestReadableRand = 1_000_000_000_000

/**
 * Parses a typed deposit in whole rand. Everything except the digits 0–9 is ignored; no digits mean zero.
 *
 * Source: requirements V-042 and D-135; decision F-5.
 */
export function parseDeposit(typed: string): Cents {
  const digits = typed.replace(/[^0-9]/g, '')
  return rand(Math.min(Number(digits), largestReadableRand))
}

/** Returns the maximum deposit for a price, rounded down to whole rand, the unit in which deposits are typed. */
export function depositCap({ share, atMost }: DepositLimit, price: Cents): Cents {
  const ofPrice = rand(wholeRand(percentageOf(price, share, 'down')))
  return atMost === null ? ofPrice : cents(Math.min(ofPrice, atMost))
}

/**
 * Limits a requested deposit to the cap for a price. Applied again whenever the price changes, also to default
 * deposits.
 *
 * Source: decision F-5.
 */
export function capDeposit(requested: Cents, limit: DepositLimit, price: Cents): CappedDeposit {
  const cap = depositCap(limit, price)
  return requested > cap ? { deposit: cap, capped: true, cap } : { deposit: requested, capped: false, cap }
}
