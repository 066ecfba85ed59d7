import type { WayKind, WayToPay } from './ways-to-pay.ts'

/** What is owed on one way over the time, in a square of 100 by 100 whose top left corner is 0, 0. */
export type BalanceLine = {
  readonly kind: WayKind
  /** `x,y` with spaces between, as a polyline takes them. */
  readonly points: string
  /** Where it ends: what is left then has to be settled. */
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

/** The least round amount at or above one, in steps of a fifth of its power of ten. */
function roundAbove(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  const step = power / 5
  return Math.ceil(amount / step) * step
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** The balances of all ways that owe anything, drawn to one scale; null when none does. */
export function balanceChart(ways: readonly WayToPay[]): BalanceChart | null {
  const owing = ways.filter(({ balance }) => balance.length > 0)
  const months = Math.max(0, ...owing.map((way) => way.months))
  const most = Math.max(0, ...owing.flatMap(({ balance }) => balance))
  if (months === 0 || most === 0) return null
  const top = roundAbove(most)
  const at = (month: number, owed: number) => ({
    x: rounded((month / months) * side),
    y: rounded(side - (owed / top) * side),
  })
  const lines = owing.map(({ kind, balance }) => ({
    kind,
    points: balance
      .map((owed, month) => at(month, owed))
      .map(({ x, y }) => `${x},${y}`)
      .join(' '),
    end: at(balance.length - 1, balance.at(-1) ?? 0),
  }))
  return { lines, top, months }
}
