import type { PaymentOption, PaymentOptionKind } from './payment-options.ts'

/** The balance owed on one payment option over time, in a 100 by 100 square whose top left corner is 0, 0. */
export type BalanceLine = {
  readonly kind: PaymentOptionKind
  /** `x,y` pairs separated by spaces, as in the `points` of an SVG polyline. */
  readonly points: string
  /** End of the line: the balance that has to be settled. */
  readonly end: { readonly x: number; readonly y: number }
}

export type BalanceChart = {
  readonly lines: readonly BalanceLine[]
  /** Cents at the top edge. */
  readonly top: number
  /** Months at the right edge. */
  readonly months: number
}

const side = 100

/** Rounds an amount up to the next fifth of its power of ten. */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  const step = power / 5
  return Math.ceil(amount / step) * step
}

const toTwoDecimals = (value: number) => Math.round(value * 100) / 100

/** The balances of all credit options, drawn to one scale; null when there is none. */
export function balanceChart(options: readonly PaymentOption[]): BalanceChart | null {
  const credit = options.filter(({ balances }) => balances.length > 0)
  const months = Math.max(0, ...credit.map(({ months: term }) => term))
  const maxBalance = Math.max(0, ...credit.flatMap(({ balances }) => balances))
  if (months === 0 || maxBalance === 0) return null
  const top = roundUp(maxBalance)
  const pointAt = (month: number, owed: number) => ({
    x: toTwoDecimals((month / months) * side),
    y: toTwoDecimals(side - (owed / top) * side),
  })
  const lines = credit.map(({ kind, balances }) => ({
    kind,
    points: balances
      .map((owed, month) => pointAt(month, owed))
      .map(({ x, y }) => `${x},${y}`)
      .join(' '),
    end: pointAt(balances.length - 1, balances.at(-1) ?? 0),
  }))
  return { lines, top, months }
}
