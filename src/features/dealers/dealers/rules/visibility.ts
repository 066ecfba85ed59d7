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
