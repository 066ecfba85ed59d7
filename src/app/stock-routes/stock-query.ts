import { groupParameter, parseStockQuery } from '#features/stock/dealer-stock/listing.page.tsx'

/** The query of an address as Next passes it. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

/** Reads the state of a listing from the query of its address. */
export function readStockQuery(parameters: SearchParams = {}) {
  const entries = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  )
  const query = new URLSearchParams(entries)
  return { choices: parseStockQuery(query), wantsGroup: query.has(groupParameter) }
}
