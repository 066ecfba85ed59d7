import type { SortNames } from './combinations.ts'
import type { StockRows } from './read-rows.ts'
import { type Pause, sortByKey } from './sort-by-key.ts'
import type { CodedColumn, OrderName } from './stock-columns.ts'

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Returns the rank of each text in the order of the listing; equal names have the same rank. */
function ranksOf(texts: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(texts.length)
  const sorted = [...texts.keys()].sort((a, b) => collator.compare(texts[a] ?? '', texts[b] ?? ''))
  let rank = 0
  for (const [place, index] of sorted.entries()) {
    const previous = sorted[place - 1]
    if (previous !== undefined && collator.compare(texts[previous] ?? '', texts[index] ?? '') !== 0) rank++
    ranks[index] = rank
  }
  return ranks
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Returns the rows in the order of their ids, as `compareIds` states it. */
async function orderOfIds(ids: readonly string[], pause: Pause): Promise<Uint32Array<ArrayBuffer>> {
  const isUsual = (id: string) => /^[1-9]\d{0,14}$/.test(id)
  const unusual = [...ids.keys()].filter((row) => !isUsual(ids[row] ?? ''))
  unusual.sort((one, other) => compareTexts(ids[one] ?? '', ids[other] ?? ''))
  // An id with leading zeros comes before the same number without them, so the unusual ones begin.
  const usual = [...ids.keys()].filter((row) => isUsual(ids[row] ?? ''))
  const keys = Float64Array.from(ids, (id) => (/^\d{1,15}$/.test(id) ? Number(id) : 1e15))
  return sortByKey(Uint32Array.from([...unusual, ...usual]), keys, pause)
}

/** Returns keys that sort numbers up or down; an unknown one (-1) comes last in both directions. */
function keysOf(values: ArrayLike<number>, direction: 'asc' | 'desc'): Float64Array {
  let max = 0
  for (let row = 0; row < values.length; row++) max = Math.max(max, values[row] as number)
  return Float64Array.from(values, (value) => {
    if (value < 0) return max + 1
    return direction === 'asc' ? value : max - value
  })
}

/** The rows in the order of their prices, and in each other order as places in that one. */
export type RowOrders = {
  readonly byPrice: Uint32Array
  readonly orders: Readonly<Record<OrderName, Uint32Array>>
}

/** Orders the rows. The same vehicles have the same order in every process. Source: decision D-14. */
export async function orderRows(
  rows: StockRows,
  { names: { codes }, sortNames }: { readonly names: CodedColumn<string>; readonly sortNames: SortNames },
  pause: Pause,
): Promise<RowOrders> {
  const byId = await orderOfIds(rows.ids, pause)
  const byPrice = await sortByKey(byId, keysOf(rows.prices, 'asc'), pause)
  const placeOf = new Uint32Array(byPrice.length)
  for (const [place, row] of byPrice.entries()) placeOf[row] = place
  const order = async (values: ArrayLike<number>, direction: 'asc' | 'desc') => {
    const sorted = await sortByKey(byId, keysOf(values, direction), pause)
    return sorted.map((row) => placeOf[row] as number)
  }
  const ranks = ranksOf(sortNames)
  const nameRanks = rows.combinations.map((code) => ranks[codes[code] as number] as number)
  return {
    byPrice,
    orders: {
      default: await order(rows.added, 'desc'),
      price_desc: await order(rows.prices, 'desc'),
      name_asc: await order(nameRanks, 'asc'),
      name_desc: await order(nameRanks, 'desc'),
      date_asc: await order(rows.years, 'asc'),
      date_desc: await order(rows.years, 'desc'),
      mileage_asc: await order(rows.mileages, 'asc'),
      mileage_desc: await order(rows.mileages, 'desc'),
    },
  }
}
