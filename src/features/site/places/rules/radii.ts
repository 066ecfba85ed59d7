/** A choice of the radius menu: the number in its label, and the radius it searches. Both in kilometres. */
export type RadiusOption = { readonly label: number; readonly km: number }

/** The choices of the radius menu; 25 km searches 30. Source: requirements D-272 and D-273; decision D-7. */
export const radiusOptions: readonly RadiusOption[] = [
  { label: 5, km: 5 },
  { label: 10, km: 10 },
  { label: 15, km: 15 },
  { label: 20, km: 20 },
  { label: 25, km: 30 },
]

/** Radii in kilometres for searches in which the visitor has not chosen one. Source: decision D-7. */
export const defaultRadiiKm = {
  /** When a page opens and the visitor has already allowed their location (D-279, D-283). */
  onLoad: 10,
  /** When the visitor asks for dealers around their location (D-283). */
  byLocation: 15,
  /** Around a place found by its name (D-284). */
  byText: 40,
} as const

/** Without a dealer within this distance the finder says so. Kilometres. Source: requirement D-282. */
export const noDealerRadiusKm = 40
