import { isSameRegion } from './region-name.ts'

/** What a region may hide on the pages of its dealers, in the order of the table. Source: decision F-12. */
export const visibilityColumns = [
  'vehiclePrices',
  'financeBlock',
  'offersItem',
  'insuranceBanner',
  'popularVehiclePrices',
  'financeServicesPhone',
] as const

export type VisibilityColumn = (typeof visibilityColumns)[number]

/** Whether each of them is shown. */
export type Visibility = Readonly<Record<VisibilityColumn, boolean>>

/** Where nothing is restricted. */
export const everythingShown: Visibility = {
  vehiclePrices: true,
  financeBlock: true,
  offersItem: true,
  insuranceBanner: true,
  popularVehiclePrices: true,
  financeServicesPhone: true,
}

/** Where it is not known what is restricted. Source: decision F-13. */
export const nothingShown: Visibility = {
  vehiclePrices: false,
  financeBlock: false,
  offersItem: false,
  insuranceBanner: false,
  popularVehiclePrices: false,
  financeServicesPhone: false,
}

/**
 * What is shown on the pages of a dealer in a region.
 *
 * The table names what is restricted: a region that is not in it hides nothing, and so does a page without a dealer.
 *
 * @param region the dealer's province or country; null without a dealer.
 * Source: requirements V-286, V-287 and D-017; decision F-12.
 */
export function visibilityIn(
  region: string | null,
  table: readonly { readonly name: string; readonly shows: Visibility }[],
): Visibility {
  const row = region === null ? undefined : table.find(({ name }) => isSameRegion(name, region))
  return row?.shows ?? everythingShown
}
