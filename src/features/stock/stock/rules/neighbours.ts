import type { Cents } from '#platform/money.ts'
import type { StockRecord } from '../used-vehicle.ts'
import { bodyTypeLabel } from './body-type.ts'

/** From the first to the second value, both included. */
export type Span = readonly [from: number, to: number]

/** What the price of a vehicle depends on: vehicles within these spans are compared with it. */
export type ComparableSpans = { readonly years: Span; readonly mileages: Span }

/** A difference in mileage that never excludes a vehicle, in kilometres. */
const sameMileage = 20_000

/**
 * Returns the years and mileages of the vehicles comparable with a vehicle: a year around its own, and 30 % or 20 000 km
 * around its mileage, whichever is more. Null without a year or mileage.
 */
export function comparableSpans({
  year,
  mileage,
}: Pick<StockRecord, 'year' | 'mileage'>): ComparableSpans | null {
  if (year === null || mileage === null) return null
  const around = Math.max(Math.floor((mileage * 3) / 10), sameMileage)
  return { years: [year - 1, year + 1], mileages: [Math.max(0, mileage - around), mileage + around] }
}

/** Returns the prices of vehicles similar to a vehicle of this price: 25 % around it. In cents. */
export const similarPrices = (price: Cents): Span => [Math.ceil((price * 3) / 4), Math.floor((price * 5) / 4)]

const includes = ([from, to]: Span, value: number | null) => value !== null && from <= value && value <= to

/** What decides with which vehicles another one is compared. */
export type ComparableSubject = Pick<StockRecord, 'id' | 'make' | 'model' | 'range' | 'year' | 'mileage'>

type Subject = ComparableSubject & Pick<StockRecord, 'bodyType' | 'price'>

const isSameModel = (a: ComparableSubject, b: ComparableSubject): boolean =>
  a.make === b.make && a.model !== '' && a.model === b.model

/** Whether two vehicles are of the same make and range. */
export const isSameRange = (a: ComparableSubject, b: ComparableSubject): boolean =>
  a.make === b.make && a.range !== '' && a.range === b.range

/** Whether the price of a vehicle for sale can be compared with that of another. */
export function isComparable(
  subject: ComparableSubject,
  other: ComparableSubject & Pick<StockRecord, 'price'>,
): boolean {
  const spans = comparableSpans(subject)
  if (!spans || other.id === subject.id || other.price === null) return false
  return (
    (isSameModel(subject, other) || isSameRange(subject, other)) &&
    includes(spans.years, other.year) &&
    includes(spans.mileages, other.mileage)
  )
}

/** Whether someone who looks at a vehicle may like another one: same range or body type, at a similar price. */
export function isSimilar(subject: Subject, other: Subject): boolean {
  if (other.id === subject.id) return false
  const label = bodyTypeLabel(subject.bodyType)
  const sameBody = label !== '' && bodyTypeLabel(other.bodyType) === label
  if (!sameBody && !isSameRange(subject, other)) return false
  return subject.price === null || includes(similarPrices(subject.price), other.price)
}

/** Compares by similarity to a vehicle: its range first, then the nearest price, year and mileage. */
export function bySimilarity(subject: Subject): (a: Subject, b: Subject) => number {
  const distance = (key: 'price' | 'year' | 'mileage', other: Subject) =>
    Math.abs((other[key] ?? Number.MAX_SAFE_INTEGER) - (subject[key] ?? 0))
  return (a, b) =>
    Number(isSameRange(subject, b)) - Number(isSameRange(subject, a)) ||
    distance('price', a) - distance('price', b) ||
    distance('year', a) - distance('year', b) ||
    distance('mileage', a) - distance('mileage', b) ||
    (a.id < b.id ? -1 : 1)
}
