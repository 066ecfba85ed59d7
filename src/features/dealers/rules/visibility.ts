import { isSameRegion } from './region-name.ts'

/** What a region may hide on the pages of its dealers, in display order. Source: decision F-12. */
export const visibilityColumns = [
  'vehiclePrices',
  'financeBlock',
  'offersItem',
  'insuranceBanner',
  'popularVehiclePrices',
  'financeServicesPhone',
] as const

export type VisibilityColumn = (typeof visibilityColumns)[number]

/** Whether each of these is visible. */
export type Visibility = Readonly<Record<VisibilityColumn, boolean>>

/** Without restrictions. */
export const everythingVisible: Visibility = {
  vehiclePrices: true,
  financeBlock: true,
  offersItem: true,
  insuranceBanner: true,
  popularVehiclePrices: true,
  financeServicesPhone: true,
}

/** While the restrictions are unknown. Source: decision F-13. */
export const nothingVisible: Visibility = {
  vehiclePrices: false,
  financeBlock: false,
  offersItem: false,
  insuranceBanner: false,
  popularVehiclePrices: false,
  financeServicesPhone: false,
}

/**
 * Returns what is visible on the pages of a group: a column is hidden when every dealer of the group hides it. A group
 * without dealers hides nothing.
 *
 * Source: decision F-12.
 */
export function visibilityOfGroup(
  dealers: readonly { readonly region: { readonly shows: Visibility } | null }[],
): Visibility {
  if (dealers.length === 0) return everythingVisible
  const isVisible = (column: VisibilityColumn) => dealers.some(({ region }) => region?.shows[column] ?? true)
  return Object.fromEntries(visibilityColumns.map((column) => [column, isVisible(column)])) as Visibility
}

/**
 * Returns what is visible on the pages of a dealer in a region. A region that is not in the table hides nothing, and
 * neither does a page without a dealer.
 *
 * @param region the dealer's province or country; null without a dealer.
 * Source: requirements V-286, V-287 and D-017; decision F-12.
 */
export function visibilityIn(
  region: string | null,
  table: readonly { readonly name: string; readonly shows: Visibility }[],
): Visibility {
  const row = region === null ? undefined : table.find(({ name }) => isSameRegion(name, region))
  return row?.shows ?? everythingVisible
}
