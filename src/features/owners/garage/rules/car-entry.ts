import { parseVin } from '#features/owners/recalls/rules.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { CarModel, GarageCar, Month, Reading } from '../garage.ts'
import { lineOf, maxKilometres, maxKilometresPerYear, maxNickname } from './garage-file.ts'
import { isDay, monthOf } from './months.ts'

/** The fields of the form about a car, as the owner typed them; empty for what is left out. */
export const entryFields = [
  'range',
  'model',
  'vin',
  'nickname',
  'month',
  'year',
  'kilometres',
  'readOn',
  'kilometresPerYear',
  'serviceKilometres',
  'serviceOn',
] as const

export type EntryField = (typeof entryFields)[number]
export type CarEntry = Readonly<Record<EntryField, string>>

/** What is wrong with a field. */
export type EntryProblem =
  | 'modelOrVin'
  | 'vin'
  | 'month'
  | 'future'
  | 'kilometres'
  | 'day'
  | 'perYear'
  | 'service'

export type EntryProblems = Readonly<Partial<Record<EntryField, EntryProblem>>>

export type ReadEntry = { readonly car: GarageCar } | { readonly problems: EntryProblems }

/** Returns the form of a car; empty for a new one. */
export function entryOfCar(car: GarageCar | null, today: CalendarDay): CarEntry {
  const text = (value: string | number | null | undefined) => String(value ?? '')
  return {
    ...{ range: text(car?.model?.range), model: text(car?.model?.code), vin: text(car?.vin) },
    ...{
      nickname: text(car?.nickname),
      month: text(car?.since?.slice(5)),
      year: text(car?.since?.slice(0, 4)),
    },
    kilometres: text(car?.odometer?.kilometres),
    readOn: car?.odometer?.on ?? today,
    kilometresPerYear: text(car?.kilometresPerYear),
    serviceKilometres: text(car?.lastService?.kilometres),
    serviceOn: text(car?.lastService?.on),
  }
}

/** Reads kilometres as people type them: `45 000`, `45,000 km`. Null for anything else. */
function readNumber(text: string, max: number): number | null {
  const number = text.replace(/\s+|km\s*$/gi, '')
  if (!/^(?:\d{1,7}|\d{1,3}(?:[,.]\d{3}){1,2})$/.test(number)) return null
  const kilometres = Number(number.replace(/[,.]/g, ''))
  return kilometres <= max ? kilometres : null
}

type Parts = Record<EntryField, EntryProblem>

function readSince({ month, year }: CarEntry, today: CalendarDay, problems: Partial<Parts>): Month | null {
  if (month === '' && year === '') return null
  const since = `${year}-${month}`
  if (!isDay(`${since}-01`)) problems[month === '' ? 'month' : 'year'] = 'month'
  else if (since > monthOf(today)) problems.month = 'future'
  return since as Month
}

/** Reads kilometres with their day, and adds what is wrong with them to the problems. */
function readReading(
  entry: CarEntry,
  fields: readonly [kilometres: EntryField, day: EntryField],
  today: CalendarDay,
  problems: Partial<Parts>,
): Reading | null {
  const [kilometresField, dayField] = fields
  const [typed, on] = [entry[kilometresField], entry[dayField]]
  const kilometres = readNumber(typed, maxKilometres)
  if (kilometres === null) problems[kilometresField] = 'kilometres'
  if (!isDay(on)) problems[dayField] = 'day'
  else if (on > today) problems[dayField] = 'future'
  return { kilometres: kilometres ?? 0, on: on as CalendarDay }
}

/**
 * Reads the form about a car; what is wrong with it, by field, when it cannot be read. A car needs a model or a VIN.
 *
 * @param choice the id of the car and the model that the form's code stands for; null without one
 * @param today in Johannesburg
 */
export function readEntry(
  entered: CarEntry,
  { id, model }: { readonly id: string; readonly model: CarModel | null },
  today: CalendarDay,
): ReadEntry {
  const trimmed = Object.fromEntries(entryFields.map((name) => [name, entered[name].trim()]))
  const entry = trimmed as Record<EntryField, string>
  const problems: Partial<Parts> = {}
  const vin = entry.vin === '' ? null : parseVin(entry.vin)
  if (entry.vin !== '' && vin === null) problems.vin = 'vin'
  else if (vin === null && model === null) problems.model = 'modelOrVin'
  const since = readSince(entry, today, problems)
  const odometer =
    entry.kilometres === '' ? null : readReading(entry, ['kilometres', 'readOn'], today, problems)
  const hasService = entry.serviceKilometres !== '' || entry.serviceOn !== ''
  const lastService = hasService
    ? readReading(entry, ['serviceKilometres', 'serviceOn'], today, problems)
    : null
  const perYear = readNumber(entry.kilometresPerYear, maxKilometresPerYear)
  if (entry.kilometresPerYear !== '' && !perYear) problems.kilometresPerYear = 'perYear'
  const isBackwards =
    odometer && lastService && lastService.on <= odometer.on && lastService.kilometres > odometer.kilometres
  if (isBackwards && Object.keys(problems).length === 0) problems.serviceKilometres = 'service'
  if (Object.keys(problems).length > 0) return { problems }
  const nickname = lineOf(entry.nickname, maxNickname) || null
  return { car: { id, nickname, model, vin, since, odometer, kilometresPerYear: perYear, lastService } }
}
