import type { UsedVehicle } from '../used-vehicle.ts'

/** Every order of a listing. Source: requirement D-239. */
export const stockSorts = [
  'default',
  'price_asc',
  'price_desc',
  'name_asc',
  'name_desc',
  'date_asc',
  'date_desc',
  'mileage_asc',
  'mileage_desc',
] as const

export type StockSort = (typeof stockSorts)[number]

/** Returns whether a text of an address or a block is an order. */
export const isStockSort = (text: string): text is StockSort =>
  (stockSorts as readonly string[]).includes(text)

type Sortable = Pick<UsedVehicle, 'id' | 'price' | 'year' | 'mileage' | 'make' | 'model' | 'position'>

/** Compares ids: numbers as numbers, before texts. Source: decision D-14. */
export function compareIds(a: string, b: string): number {
  const isNumber = [a, b].map((id) => /^\d{1,15}$/.test(id))
  if (isNumber[0] && isNumber[1]) return Number(a) - Number(b) || (a < b ? -1 : a > b ? 1 : 0)
  if (isNumber[0] !== isNumber[1]) return isNumber[0] ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const keys = {
  price: ({ price }: Sortable) => price,
  date: ({ year }: Sortable) => year,
  mileage: ({ mileage }: Sortable) => mileage,
} as const

/**
 * Returns the comparison of an order. A missing price, year or mileage comes last in both directions; ties are in the
 * order of their ids, `default` in that of the feed.
 *
 * Source: requirements D-234 to D-242; decision D-14.
 */
export function compareBy(sort: StockSort): (a: Sortable, b: Sortable) => number {
  if (sort === 'default') return (a, b) => a.position - b.position || compareIds(a.id, b.id)
  const [name, direction] = sort.split('_') as ['price' | 'name' | 'date' | 'mileage', 'asc' | 'desc']
  const sign = direction === 'asc' ? 1 : -1
  if (name === 'name')
    return (a, b) =>
      sign * names.compare(`${a.make} ${a.model}`, `${b.make} ${b.model}`) || compareIds(a.id, b.id)
  const key = keys[name]
  return (a, b) => {
    const [one, other] = [key(a), key(b)]
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || compareIds(a.id, b.id)
    return sign * (one - other) || compareIds(a.id, b.id)
  }
}
