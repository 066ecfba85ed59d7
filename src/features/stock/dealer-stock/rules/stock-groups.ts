import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { bodyTypeLabel, colourGroup, fuelLabel } from '#features/stock/stock/rules.ts'
import { normalise } from '#platform/text-search/normalise.ts'

/** The groups of filters, in their order on the page and in the address. Source: requirement D-218. */
export const stockGroups = ['make', 'range', 'bodyType', 'fuelType', 'transmissionType', 'colour'] as const

export type StockGroup = (typeof stockGroups)[number]

/** The groups that start collapsed; the others start open. Source: requirements D-215 and D-216. */
export const collapsedGroups: readonly StockGroup[] = ['make', 'range', 'bodyType']

/** What filters read of a vehicle. */
export type FilteredVehicle = Pick<UsedVehicle, StockGroup>

/** The labels by which vehicles are grouped: codes and colours of feeds become labels. Source: requirement D-244. */
export const labelIn: { readonly [Group in StockGroup]: (vehicle: FilteredVehicle) => string } = {
  make: ({ make }) => make.trim(),
  range: ({ range }) => range.trim(),
  bodyType: ({ bodyType }) => bodyTypeLabel(bodyType),
  fuelType: ({ fuelType }) => fuelLabel(fuelType),
  transmissionType: ({ transmissionType }) => transmissionType.trim(),
  colour: ({ colour }) => colourGroup(colour),
}

/** Longest value of a filter in an address, in characters. */
export const maxValueLength = 60

/** Returns the value of a label in an address: `Silver/Grey` becomes `silver-grey`. */
export const optionValue = (label: string): string =>
  normalise(label)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, maxValueLength)
