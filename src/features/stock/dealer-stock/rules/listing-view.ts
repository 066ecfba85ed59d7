import type { StockChoices, StockFilters } from './stock-choices.ts'
import { type StockGroup, stockGroups } from './stock-groups.ts'
import { matchStock, type StockIndex, type StockOption } from './stock-index.ts'

/** Vehicles on a page of a listing. Source: requirement D-233. */
export const pageSize = 12

/** Vehicles in the slider of the latest. Source: requirement D-045. */
export const latestSize = 8

/** An option of a group as it is displayed. */
export type ListedOption = StockOption & {
  /** Vehicles that match the selections in all other groups. */
  readonly count: number
}

export type ListedGroup = { readonly group: StockGroup; readonly options: readonly ListedOption[] }

/** What a listing displays beside the vehicles of a page. JSON-serialisable. */
export type ListingView = {
  readonly groups: readonly ListedGroup[]
  /** Vehicles that match. */
  readonly total: number
  /** At least 1. */
  readonly pages: number
  /** 1 to `pages`. */
  readonly page: number
}

/** A page of a listing: its view, and the positions of its vehicles in the stock. */
export type ListingPage = { readonly view: ListingView; readonly vehicles: readonly number[] }

/**
 * Returns a page of a listing. A page after the last one shows the last.
 *
 * @param order positions of all vehicles of the stock, sorted
 */
export function listingPage(
  index: StockIndex,
  order: readonly number[],
  { filters, page: requested }: StockChoices,
): ListingPage {
  const { matches, total, counts } = matchStock(index, filters)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(requested, pages)
  const vehicles: number[] = []
  let before = (page - 1) * pageSize
  for (const vehicle of order) {
    if (matches[vehicle] !== 1) continue
    if (before > 0) before -= 1
    else if (vehicles.push(vehicle) === pageSize) break
  }
  const groups = stockGroups.map((group) => ({
    group,
    options: index.options[group].map((option, position) => ({
      ...option,
      count: counts[group][position] ?? 0,
    })),
  }))
  return { view: { groups, total, pages, page }, vehicles }
}

/** An active filter. Source: requirement D-224. */
export type Chip = { readonly group: StockGroup; readonly value: string; readonly label: string }

/** Returns the active filters, in the order of the groups and their options. */
export const chipsOf = (groups: readonly ListedGroup[], filters: StockFilters): Chip[] =>
  groups.flatMap(({ group, options }) =>
    options.flatMap(({ value, label }) => (filters[group]?.includes(value) ? [{ group, value, label }] : [])),
  )
