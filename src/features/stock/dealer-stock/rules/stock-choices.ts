import { isStockSort, type StockSort } from '#features/stock/stock/rules.ts'
import { maxValueLength, type StockGroup, stockGroups } from './stock-groups.ts'

/** The values chosen in each group, in alphabetical order; a group without one matches every vehicle. */
export type StockFilters = { readonly [Group in StockGroup]?: readonly string[] }

/** What an address of a listing contains. */
export type StockChoices = {
  readonly filters: StockFilters
  /** Null for the order of the listing. */
  readonly sort: StockSort | null
  /** From 1. */
  readonly page: number
}

export const noChoices: StockChoices = { filters: {}, sort: null, page: 1 }

/** The order of a listing without another one. Source: requirement D-240; decision D-14. */
export const defaultSort: StockSort = 'price_asc'

/** Most values of one group that an address may choose. */
const maxValues = 40

const value = new RegExp(`^[a-z0-9-]{1,${maxValueLength}}$`)

function valuesIn(texts: readonly string[]): string[] {
  const values = texts.flatMap((text) => text.split(',')).map((text) => text.trim().toLowerCase())
  return [...new Set(values.filter((text) => value.test(text)))].sort().slice(0, maxValues)
}

/**
 * Reads the query of an address: `make=toyota,lexus&colour=red&colour=blue&sort=price_desc&page=2`. What is not valid is
 * ignored.
 */
export function parseStockQuery(query: URLSearchParams): StockChoices {
  const filters = stockGroups.flatMap((group) => {
    const values = valuesIn(query.getAll(group))
    return values.length > 0 ? [[group, values] as const] : []
  })
  const sort = query.get('sort') ?? ''
  const page = query.get('page') ?? ''
  return {
    filters: Object.fromEntries(filters),
    sort: isStockSort(sort) ? sort : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** A query parameter with its value; undefined when the address does not contain it. */
type Parameter = readonly [name: string, value: string | undefined]

/** Returns the parameters of these choices in the order of the address. */
export function stockParameters({ filters, sort, page }: StockChoices): Parameter[] {
  return [
    ...stockGroups.map((group): Parameter => [group, filters[group]?.join(',') || undefined]),
    ['sort', sort ?? undefined],
    ['page', page > 1 ? String(page) : undefined],
  ]
}

/**
 * Returns the address of a listing with these choices.
 *
 * @param path of the listing; it may have a query of its own, such as `?group=true`
 */
export function stockAddress(choices: StockChoices, path: string): string {
  // Commas need no escape in a query, and stay readable.
  const query = stockParameters(choices).flatMap(([name, text]) => (text ? [`${name}=${text}`] : []))
  if (query.length === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`
}

/** Chooses or removes a value. Every change of a filter leads to the first page. Source: requirements D-226, D-227. */
export function toggleValue(choices: StockChoices, group: StockGroup, chosen: string): StockChoices {
  const values = choices.filters[group] ?? []
  const changed = values.includes(chosen)
    ? values.filter((text) => text !== chosen)
    : [...values, chosen].sort()
  const { [group]: _, ...others } = choices.filters
  return { ...choices, filters: changed.length > 0 ? { ...others, [group]: changed } : others, page: 1 }
}

/** Removes every filter, and leads to the first page. Source: requirements D-225 and D-227. */
export const clearFilters = (choices: StockChoices): StockChoices => ({ ...choices, filters: {}, page: 1 })

/** Returns whether two addresses have the same choices. */
export const isSameChoice = (one: StockChoices, other: StockChoices): boolean =>
  stockAddress(one, '') === stockAddress(other, '')

/** Omits the order that the listing has anyway, so that one state has one address. */
export const withoutDefaultSort = (choices: StockChoices, sort: StockSort): StockChoices =>
  choices.sort === sort ? { ...choices, sort: null } : choices

/** Replaces the choices in an address and keeps its other parameters. */
export function withChoices(address: string, choices: StockChoices): string {
  const url = new URL(address)
  for (const [name] of stockParameters(choices)) url.searchParams.delete(name)
  return stockAddress(choices, `${url.pathname}${url.search}`)
}
