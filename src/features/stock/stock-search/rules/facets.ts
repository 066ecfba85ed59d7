import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { bodyTypeLabel, colourGroup, fuelLabel } from '#features/stock/stock/rules.ts'

/** The groups of values that a visitor chooses from, in the order of the page. Source: requirement D-217. */
export const facetNames = ['make', 'range', 'bodyType', 'fuelType', 'transmissionType', 'colour'] as const

export type FacetName = (typeof facetNames)[number]

/** What a vehicle's values are read from. */
export type FacetSource = Pick<UsedVehicle, FacetName>

const labelOf: Readonly<Record<FacetName, (text: string) => string>> = {
  make: (text) => text.trim(),
  range: (text) => text.trim(),
  bodyType: bodyTypeLabel,
  fuelType: fuelLabel,
  transmissionType: (text) => text.trim(),
  colour: colourGroup,
}

/** Returns the label of a feed's text in a group; empty when the feed has none. */
export const facetLabel = (facet: FacetName, text: string): string => labelOf[facet](text)
