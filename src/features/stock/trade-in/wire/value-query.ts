import { type VehicleCondition, vehicleConditions } from '#features/finance/finance/rules.ts'

/** The entries of a form about a vehicle to trade in, as the visitor typed them. */
export type TradeInEntries = {
  readonly make: string
  readonly model: string
  readonly year: string
  readonly mileage: string
  readonly condition: string
}

/** A vehicle to trade in, as the visitor names it. */
export type TradeInQuery = {
  readonly make: string
  readonly model: string
  readonly year: number
  /** Kilometres. */
  readonly mileage: number
  readonly condition: VehicleCondition
}

const path = '/sections/trade-in-value'

/** Longest text that is read, in characters. */
const maxLength = 120

const firstYear = 1950
const lastYear = 2100
const maxMileage = 2_000_000

const text = (entry: string) => entry.replace(/\s+/g, ' ').trim()

/** Reads a whole number; spaces and commas between the digits, and `km`, which visitors type, are left out. */
function numberOf(entry: string): number | null {
  const digits = entry.replace(/[\s,]|km/gi, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null
}

const within = (value: number | null, from: number, to: number): value is number =>
  value !== null && value >= from && value <= to

/** Reads the entries of a form; null while one is missing or cannot be. */
export function readTradeInEntries(entries: TradeInEntries): TradeInQuery | null {
  const [make, model] = [text(entries.make), text(entries.model)]
  const [year, mileage] = [numberOf(entries.year), numberOf(entries.mileage)]
  const chosen = entries.condition.trim().toLowerCase()
  const condition = vehicleConditions.find((name) => name === chosen)
  const hasNames = make !== '' && model !== '' && make.length <= maxLength && model.length <= maxLength
  if (!hasNames || !condition) return null
  if (!within(year, firstYear, lastYear) || !within(mileage, 0, maxMileage)) return null
  return { make, model, year, mileage, condition }
}

/** Returns the address of the value of a vehicle to trade in. */
export function tradeInValueAddress(query: TradeInQuery): string {
  const { make, model, year, mileage, condition } = query
  const parameters = { make, model, year: String(year), mileage: String(mileage), condition }
  return `${path}?${new URLSearchParams(parameters)}`
}
