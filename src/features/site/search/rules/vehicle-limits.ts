import { type Cents, rand } from '#platform/money.ts'

/** The limit that a query sets on an amount: at most `amount`, or at least. */
export type AmountLimit = { readonly bound: 'most' | 'least'; readonly amount: Cents }

/** What a query asks of a vehicle besides its words; null for what it leaves open. */
export type VehicleLimits = {
  readonly price: AmountLimit | null
  /** Of the instalment. */
  readonly monthly: AmountLimit | null
  /** At least this many. */
  readonly seats: number | null
}

/** No new vehicle costs less: a smaller number is part of a name, such as 2.8 or 86. Rand. */
const prices = { lowest: 50_000, highest: 100_000_000 }
/** Of a month, in rand. */
const instalments = { lowest: 1_000, highest: 100_000 }

const most =
  'under|below|less than|cheaper than|up to|at most|max|maximum|onder|minder as|goedkoper as|tot|hoogstens|ngaphansi kuka|ngaphansi kwama'
const least = 'over|above|more than|at least|from|bo|meer as|minstens|vanaf|ngaphezu kuka|ngaphezu kwama'
const monthWords = "(?:a|per|each|every)\\s+month|/\\s?month|monthly|p/?m|(?:per|’n|'n)\\s+maand|ngenyanga"

/** A word by which any amount of a query is one of a month: `instalment under R6000`. */
const instalmentWord =
  /(?<![\p{L}\p{N}])(?:monthly|instal?lments?|paaiemente?|izitolimende|isitolimende)(?![\p{L}\p{N}])/iu

const factors: Readonly<Record<string, number>> = {
  ...{ k: 1_000, thousand: 1_000, duisend: 1_000 },
  ...{ m: 1_000_000, mil: 1_000_000, million: 1_000_000, miljoen: 1_000_000 },
}

const amountPattern = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:(?<most>${most})\\s+|(?<least>${least})\\s+)?`,
    '(?<rand>r\\s?|zar\\s?)?',
    '(?<number>\\d{1,3}(?:[\\s,]\\d{3})+|\\d+(?:[.,]\\d{1,3})?)',
    `\\s?(?<factor>${Object.keys(factors).join('|')})?(?:\\s?rand)?(?:\\s*(?<month>${monthWords}))?(?![\\p{L}\\p{N}])`,
  ].join(''),
  'giu',
)

const numbers: Readonly<Record<string, number>> = {
  ...{ two: 2, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twee: 2, vier: 4, vyf: 5, ses: 6, sewe: 7, agt: 8, nege: 9, tien: 10 },
}

const count = `\\d{1,2}|${Object.keys(numbers).join('|')}`

const seatsPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<before>${count})[\\s-]*(?:seats?|seaters?|sitplekke?)|izihlalo\\s+(?:ezi(?:ngu)?-?)?(?<after>\\d{1,2}))(?![\\p{L}\\p{N}])`,
  'iu',
)

function randOf(number: string, factor: string | undefined): number {
  const isGrouped = /^\d{1,3}(?:[\s,]\d{3})+$/.test(number) && factor === undefined
  const plain = isGrouped ? number.replace(/[\s,]/g, '') : number.replace(',', '.')
  return Math.round(Number(plain) * (factors[factor?.toLowerCase() ?? ''] ?? 1))
}

const without = (text: string, { 0: found, index = 0 }: RegExpMatchArray) =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`

type TakenAmount = Pick<VehicleLimits, 'price' | 'monthly'> & { readonly rest: string }

function takeAmount(text: string): TakenAmount {
  for (const match of text.matchAll(amountPattern)) {
    const { number = '', factor, month, ...found } = match.groups ?? {}
    const isMoney = found.most ?? found.least ?? found.rand ?? factor ?? month
    const value = randOf(number, factor)
    const ofMonth = month !== undefined || (value < prices.lowest && instalmentWord.test(text))
    const { lowest, highest } = ofMonth ? instalments : prices
    if (isMoney === undefined || value < lowest || value > highest) continue
    const limit = { bound: found.least ? ('least' as const) : ('most' as const), amount: rand(value) }
    const rest = without(text, match)
    return ofMonth
      ? { rest: rest.replace(instalmentWord, ' '), price: null, monthly: limit }
      : { rest, price: limit, monthly: null }
  }
  return { rest: text, price: null, monthly: null }
}

function takeSeats(text: string): { readonly rest: string; readonly seats: number | null } {
  const match = seatsPattern.exec(text)
  if (!match) return { rest: text, seats: null }
  const { before, after } = match.groups ?? {}
  const typed = (before ?? after ?? '').toLowerCase()
  return { rest: without(text, match), seats: numbers[typed] ?? Number(typed) }
}

/**
 * Takes what is asked of a vehicle out of a query: `seven seats under 500 000` asks for one with seven seats that costs
 * at most R 500 000, and `R6000 a month` for one whose instalment is at most that. An amount without such a word is the
 * most that a vehicle may cost, when it is marked as money: `R500000`, `500k`.
 *
 * @param text a query as typed
 * @param priced whether the visitor may know prices; amounts remain words otherwise
 * @returns the other words, and the limits; null when the query sets none
 */
export function takeVehicleLimits(
  text: string,
  priced: boolean,
): { readonly rest: string; readonly limits: VehicleLimits | null } {
  const {
    rest: withoutAmount,
    price,
    monthly,
  } = priced ? takeAmount(text) : { rest: text, price: null, monthly: null }
  const { rest, seats } = takeSeats(withoutAmount)
  const setsLimit = price !== null || monthly !== null || seats !== null
  return { rest, limits: setsLimit ? { price, monthly, seats } : null }
}
