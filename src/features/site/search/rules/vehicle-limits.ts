import { type Cents, rand } from '#platform/money.ts'

/** The limit that a query sets on the price of a vehicle: at most `price`, or at least. */
export type PriceLimit = { readonly bound: 'most' | 'least'; readonly price: Cents }

/** No new vehicle costs less: a smaller number is part of a name, such as 2.8 or 86. Rand. */
const lowestPrice = 50_000
const highestPrice = 100_000_000

const most =
  'under|below|less than|cheaper than|up to|at most|max|maximum|onder|minder as|goedkoper as|tot|hoogstens|ngaphansi kuka|ngaphansi kwama'
const least = 'over|above|more than|at least|from|bo|meer as|minstens|vanaf|ngaphezu kuka|ngaphezu kwama'

const factors: Readonly<Record<string, number>> = {
  ...{ k: 1_000, thousand: 1_000, duisend: 1_000 },
  ...{ m: 1_000_000, mil: 1_000_000, million: 1_000_000, miljoen: 1_000_000 },
}

const amount = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:(?<most>${most})\\s+|(?<least>${least})\\s+)?`,
    '(?<rand>r\\s?|zar\\s?)?',
    '(?<number>\\d{1,3}(?:[\\s,]\\d{3})+|\\d+(?:[.,]\\d{1,3})?)',
    `\\s?(?<factor>${Object.keys(factors).join('|')})?(?:\\s?rand)?(?![\\p{L}\\p{N}])`,
  ].join(''),
  'giu',
)

function randOf(number: string, factor: string | undefined): number {
  const isGrouped = /^\d{1,3}(?:[\s,]\d{3})+$/.test(number) && factor === undefined
  const plain = isGrouped ? number.replace(/[\s,]/g, '') : number.replace(',', '.')
  return Math.round(Number(plain) * (factors[factor?.toLowerCase() ?? ''] ?? 1))
}

/**
 * Takes the limit of a price out of a query: `suv under 500 000` asks for an SUV that costs at most R 500 000. An amount
 * without such a word is the most that a vehicle may cost, when it is marked as money: `R500000`, `500k`.
 *
 * @param text a query as typed
 * @returns the other words, and the limit; null when the query sets none
 */
export function takePriceLimit(text: string): { readonly rest: string; readonly limit: PriceLimit | null } {
  for (const match of text.matchAll(amount)) {
    const { number = '', factor, ...found } = match.groups ?? {}
    const isMoney = found.most ?? found.least ?? found.rand ?? factor
    const price = randOf(number, factor)
    if (isMoney === undefined || price < lowestPrice || price > highestPrice) continue
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return { rest, limit: { bound: found.least ? 'least' : 'most', price: rand(price) } }
  }
  return { rest: text, limit: null }
}
