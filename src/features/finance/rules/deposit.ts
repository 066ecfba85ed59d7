import { type BasisPoints, type Cents, cents, percentageOf, rand, wholeRand } from '#platform/money.ts'

/** How much of a price may be paid as deposit: a share of it and, where set, at most an amount. */
export type DepositLimit = {
  readonly share: BasisPoints
  readonly atMost: Cents | null
}

export type CappedDeposit = {
  readonly deposit: Cents
  /** Whether the wish was above the cap; the visitor is told when it was. */
  readonly capped: boolean
  readonly cap: Cents
}

/** Above every price: keeps a key held down within exact integers, while the cap still sees a wish too high. */
const largestReadableRand = 1_000_000_000_000

/**
 * The deposit a visitor typed, in whole rand: everything but the digits 0–9 is dropped, nothing left is zero.
 *
 * Source: requirements V-042 and D-135; decision F-5.
 */
export function readDeposit(typed: string): Cents {
  const digits = typed.replace(/[^0-9]/g, '')
  return rand(Math.min(Number(digits), largestReadableRand))
}

/** The largest deposit on a price, rounded down to whole rand, the unit in which deposits are typed. */
export function depositCap({ share, atMost }: DepositLimit, price: Cents): Cents {
  const ofPrice = rand(wholeRand(percentageOf(price, share, 'down')))
  return atMost === null ? ofPrice : cents(Math.min(ofPrice, atMost))
}

/**
 * A wished deposit, held to the cap of a price. Asked again whenever the price changes, and for defaults too.
 *
 * Source: decision F-5.
 */
export function capDeposit(wish: Cents, limit: DepositLimit, price: Cents): CappedDeposit {
  const cap = depositCap(limit, price)
  return wish > cap ? { deposit: cap, capped: true, cap } : { deposit: wish, capped: false, cap }
}
