/**
 * Money: integer cents in code, text only for input and output.
 *
 * Source: decision G-7 (formats, parsing at the boundary); docs/spec-decisions.md, "Finance" (rounding).
 */
export {
  type BasisPoints,
  basisPoints,
  type Cents,
  cents,
  multiplyByRatio,
  percentageOf,
  type Rounding,
  rand,
  roundToCents,
  wholeRand,
} from './money/amount.ts'
export {
  formatInstalment,
  formatNamibianDollars,
  formatOffersFrom,
  formatPrice,
  formatRandAndCents,
} from './money/format.ts'
export { PriceTextError, parsePrice } from './money/parse.ts'
