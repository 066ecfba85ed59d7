declare const centsBrand: unique symbol
declare const basisPointsBrand: unique symbol

/**
 * An amount of money in whole cents, negative for a loss. It is a plain number at run time, so it can be stored, sent
 * and compared as one. Wrap the result of arithmetic in `cents(…)`, which checks it.
 */
export type Cents = number & { readonly [centsBrand]: true }

/** A share or a yearly rate in whole hundredths of a percent: 12.25 % is 1225. */
export type BasisPoints = number & { readonly [basisPointsBrand]: true }

export type Rounding = 'down' | 'half up'

const basisPointsPerWhole = 10_000

/** @throws RangeError unless the value is a whole number that a double holds exactly. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`An amount must be whole cents, not ${value}.`)
  return value as Cents
}

/** Converts whole rand to cents. @throws RangeError unless the value is a whole number. */
export function rand(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`An amount of rand must be whole, not ${value}.`)
  return cents(value * 100)
}

/** @throws RangeError unless the value is a whole number, zero or more. */
export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`A rate must be whole basis points, zero or more, not ${value}.`)
  }
  return value as BasisPoints
}

/** Returns an amount in whole rand, rounded down. */
export function wholeRand(amount: Cents): number {
  return Math.floor(amount / 100)
}

/** Rounds the result of a floating-point calculation in cents half up to a whole cent. */
export function roundToCents(unrounded: number): Cents {
  return cents(Math.round(unrounded) + 0)
}

/**
 * Returns `amount × numerator ÷ denominator` in integer arithmetic, rounded once to the cent.
 *
 * The amount is divided first, so that no intermediate product exceeds the safe integers, as a plain
 * `amount * numerator` would for large prices.
 *
 * @throws RangeError for a numerator below zero, a denominator below one, or a product too large to be exact.
 */
export function multiplyByRatio(
  amount: Cents,
  numerator: number,
  denominator: number,
  rounding: Rounding,
): Cents {
  const isValid =
    Number.isSafeInteger(numerator) && numerator >= 0 && Number.isSafeInteger(denominator) && denominator > 0
  if (!isValid) throw new RangeError(`An amount cannot be multiplied by ${numerator}/${denominator}.`)
  const quotient = Math.floor(amount / denominator)
  const remainder = amount - quotient * denominator
  const fraction = cents(remainder * numerator)
  const whole = Math.floor(fraction / denominator)
  const roundsUp = rounding === 'half up' && (fraction - whole * denominator) * 2 >= denominator
  return cents(cents(quotient * numerator) + whole + (roundsUp ? 1 : 0))
}

/** Returns a share of an amount, rounded once to the cent. */
export function percentageOf(amount: Cents, share: BasisPoints, rounding: Rounding): Cents {
  return multiplyByRatio(amount, share, basisPointsPerWhole, rounding)
}
