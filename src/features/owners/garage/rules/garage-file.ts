import { parseVin } from '#features/owners/recalls/rules.ts'
import { modelCode } from '#features/owners/service-schedule/rules.ts'
import { type CarModel, type GarageCar, maxCars, type Reading } from '../garage.ts'
import { isDay, isMonth } from './months.ts'

/** What a garage is stored and exported as. */
const kind = 'my-garage'
const version = 1

/** Longest file that is read, in characters: several times that of a full garage. */
export const maxFileLength = 100_000

/** Longest names, in characters. */
export const maxNickname = 40
export const maxName = 120

/** Returns a text in one line of at most so many characters, which a garage can store. */
export const lineOf = (text: string, maxLength: number): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, maxLength)
    // Half of a character that was cut.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/** Highest values that are read. */
export const maxKilometres = 2_000_000
export const maxKilometresPerYear = 300_000

/** Why a text is not a garage: no file of ours, of a later version, with a car that cannot be read, or too many. */
export type FileProblem = 'notAGarage' | 'laterVersion' | 'unreadableCar' | 'tooMany'

export type ReadGarage =
  | { readonly cars: readonly GarageCar[]; readonly problem: null }
  | { readonly cars: null; readonly problem: FileProblem }

/** A value that cannot be read, in a car that is therefore not read either. */
class Unreadable extends Error {}

type Members = Readonly<Record<string, unknown>>

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads an optional value; null when it is absent. @throws Unreadable for any other value */
function optional<Value>(value: unknown, read: (value: unknown) => Value | null): Value | null {
  if (value === null || value === undefined) return null
  const found = read(value)
  if (found === null) throw new Unreadable()
  return found
}

const textUpTo = (length: number) => (value: unknown) => {
  if (typeof value !== 'string' || /\p{Cc}/u.test(value) || !value.isWellFormed()) return null
  const text = value.trim()
  return text !== '' && text.length <= length ? text : null
}

const wholeUpTo = (max: number, min: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null

const matching = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : null

function readReading(value: unknown): Reading | null {
  if (!isMembers(value)) return null
  const { kilometres, on } = value
  const read = wholeUpTo(maxKilometres, 0)(kilometres)
  return read !== null && typeof on === 'string' && isDay(on) ? { kilometres: read, on } : null
}

function readModel(value: unknown): CarModel | null {
  if (!isMembers(value)) return null
  const code = matching(modelCode)(value.code)
  const name = textUpTo(maxName)(value.name)
  const range = matching(/^[a-z0-9-]{1,60}$/)(value.range)
  return code !== null && name !== null && range !== null ? { code, name, range } : null
}

/** @throws Unreadable */
function readCar(value: unknown): GarageCar {
  if (!isMembers(value)) throw new Unreadable()
  const id = matching(/^[0-9a-z]{8,32}$/)(value.id)
  const model = optional(value.model, readModel)
  const vin = optional(value.vin, (text) => (typeof text === 'string' ? parseVin(text) : null))
  if (id === null || (model === null && vin === null)) throw new Unreadable()
  return {
    id,
    nickname: optional(value.nickname, textUpTo(maxNickname)),
    ...{ model, vin },
    since: optional(value.since, (text) => (typeof text === 'string' && isMonth(text) ? text : null)),
    odometer: optional(value.odometer, readReading),
    kilometresPerYear: optional(value.kilometresPerYear, wholeUpTo(maxKilometresPerYear, 1)),
    lastService: optional(value.lastService, readReading),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

/**
 * Reads a garage from a text that the browser stored or an owner imports: all of its cars, or none and why. Members that
 * are not known are left out. Never throws.
 */
export function readGarage(text: string): ReadGarage {
  const failed = (problem: FileProblem) => ({ cars: null, problem })
  const file = text.length <= maxFileLength ? parseJson(text) : null
  if (!isMembers(file) || file.kind !== kind || !Array.isArray(file.cars)) return failed('notAGarage')
  if (file.version !== version)
    return failed(typeof file.version === 'number' && file.version > version ? 'laterVersion' : 'notAGarage')
  if (file.cars.length > maxCars) return failed('tooMany')
  try {
    const cars = file.cars.map(readCar)
    const isUnique = new Set(cars.map(({ id }) => id)).size === cars.length
    return isUnique ? { cars, problem: null } : failed('unreadableCar')
  } catch (error) {
    if (error instanceof Unreadable) return failed('unreadableCar')
    throw error
  }
}

/** Returns the text of a garage, which {@link readGarage} reads. @param indented for a file that people open */
export function writeGarage(cars: readonly GarageCar[], indented = false): string {
  return JSON.stringify({ kind, version, cars }, null, indented ? 2 : undefined)
}
