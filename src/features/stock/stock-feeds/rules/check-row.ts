import { displayedPrice, stockId } from '#features/stock/stock/rules.ts'
import { type Cents, PriceTextError, parsePrice } from '#platform/money.ts'
import type { FeedRow } from './feed-row.ts'

/** Maximum number of pictures of a vehicle, beside the one from the side. */
const maxPictures = 40

const maxLength = 2_000

/** Returns whether a text is an address from which a picture can be loaded. */
function isPictureAddress(text: string): boolean {
  if (text.length > maxLength || /[\s\p{Cc}]/u.test(text) || !text.isWellFormed()) return false
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** A vehicle of a feed as its adapter passes it on: trimmed texts, empty where the feed has none. */
export type UncheckedRow = Readonly<
  Record<keyof typeof maxLengths | 'id' | 'mileage' | 'price' | 'sideImage' | 'year', string>
> & {
  readonly images: readonly string[]
  readonly isConnected: boolean
  readonly allowInternet: boolean
}

export type CheckContext = {
  /** Supplier codes of the listed dealers. */
  readonly dealerCodes: ReadonlySet<string>
  /** Supplier codes of the dealers whose stock is imported; null for all. */
  readonly scope: ReadonlySet<string> | null
  readonly currentYear: number
}

export type CheckedRow =
  | { readonly isValid: true; readonly row: FeedRow }
  | { readonly isValid: false; readonly reason: string }

/** Widths of the columns of `stock_vehicles`. */
const maxLengths = {
  dealerCode: 20,
  code: 40,
  make: 60,
  model: 120,
  range: 60,
  bodyType: 40,
  colour: 60,
  fuelType: 40,
  transmissionType: 40,
  certification: 20,
  salesType: 20,
} as const

const textFields = Object.keys(maxLengths) as (keyof typeof maxLengths)[]
const [firstYear, maxMileage] = [1950, 2_000_000]
const maxQuotedLength = 60

/** Thrown within this file only; the message is the reason. */
class RowRefused extends Error {}

/** Returns the row to store, or why the vehicle cannot be used, as a sentence for the supplier of the feed. */
export function checkRow(raw: UncheckedRow, context: CheckContext): CheckedRow {
  try {
    return { isValid: true, row: rowOf(raw, context) }
  } catch (error) {
    if (error instanceof RowRefused) return { isValid: false, reason: error.message }
    throw error
  }
}

function rowOf(raw: UncheckedRow, context: CheckContext): FeedRow {
  const { isConnected, allowInternet: isPublic, images, sideImage } = raw
  checkId(raw.id)
  checkDealer(raw.dealerCode, context)
  if (raw.make === '') throw new RowRefused('The make is missing.')
  if (raw.model === '') throw new RowRefused('The model is missing.')
  for (const name of textFields) checkText(name, raw[name])
  const year = numberOf('year', raw.year, firstYear, context.currentYear + 1)
  const mileage = numberOf('mileage', raw.mileage, 0, maxMileage)
  const basePrice = priceOf(raw.price)
  checkPictures(sideImage, images)
  const texts = Object.fromEntries(textFields.map((name) => [name, raw[name]])) as Pick<
    FeedRow,
    keyof typeof maxLengths
  >
  return {
    ...{ ...texts, id: raw.id, year, mileage, basePrice, price: displayedPrice(basePrice) },
    ...{ isConnected, isPublic, sideImage: sideImage || null, images },
  }
}

function checkId(id: string): void {
  if (id === '') throw new RowRefused('The id is missing.')
  if (!stockId.test(id))
    throw new RowRefused(
      `The id ${quoted(id)} is not possible: use up to 40 letters without accents, digits, full stops, hyphens and underscores.`,
    )
}

function checkDealer(code: string, { dealerCodes, scope }: CheckContext): void {
  if (code === '') throw new RowRefused('The dealer code is missing.')
  if (scope && !scope.has(code))
    throw new RowRefused(`The dealer code ${quoted(code)} is not one of the dealers of this import.`)
  if (!dealerCodes.has(code)) throw new RowRefused(`There is no listed dealer with the code ${quoted(code)}.`)
}

function checkText(name: keyof typeof maxLengths, text: string): void {
  if (text.length > maxLengths[name])
    throw new RowRefused(`The field ${name} is longer than ${maxLengths[name]} characters.`)
  if (/\p{Cc}/u.test(text) || !text.isWellFormed())
    throw new RowRefused(`The field ${name} contains characters that cannot be displayed.`)
}

function numberOf(name: string, text: string, least: number, most: number): number | null {
  if (text === '') return null
  const digits = text.replace(/[ \u00A0\u202F]/g, '')
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
  if (value >= least && value <= most) return value
  throw new RowRefused(`The ${name} ${quoted(text)} is not a whole number from ${least} to ${most}.`)
}

function priceOf(text: string): Cents | null {
  try {
    return parsePrice(text)
  } catch (error) {
    if (error instanceof PriceTextError)
      throw new RowRefused(`The price ${quoted(text)} is not a price: write digits, such as 459900.`)
    throw error
  }
}

function checkPictures(sideImage: string, images: readonly string[]): void {
  if (images.length > maxPictures) throw new RowRefused(`There are more than ${maxPictures} pictures.`)
  const wrong = [...(sideImage === '' ? [] : [sideImage]), ...images].find((each) => !isPictureAddress(each))
  if (wrong !== undefined)
    throw new RowRefused(
      `The picture ${quoted(wrong)} is not an address that begins with http:// or https://.`,
    )
}

/** Quotes a text of the feed, shortened and without characters that cannot be displayed. */
function quoted(text: string): string {
  const shown = text.replace(/\p{Cc}/gu, '').toWellFormed()
  return `“${shown.length > maxQuotedLength ? `${shown.slice(0, maxQuotedLength).toWellFormed()}…` : shown}”`
}
