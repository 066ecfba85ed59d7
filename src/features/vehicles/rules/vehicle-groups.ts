/** Headings under which the menu lists vehicles. */
export type VehicleGroup = 'bakkies' | 'suvs' | 'cars' | 'people' | 'sports' | 'others'

const groups: Readonly<Record<string, VehicleGroup>> = {
  'double-cab': 'bakkies',
  'xtra-cab': 'bakkies',
  'single-cab': 'bakkies',
  crossover: 'suvs',
  suv: 'suvs',
  'large-suv': 'suvs',
  hatch: 'cars',
  sedan: 'cars',
  mpv: 'people',
  minibus: 'people',
  coupe: 'sports',
  'hot-hatch': 'sports',
}

/** The heading under which a visitor looks for a kind of body. */
export function vehicleGroupOf(bodyType: string | null): VehicleGroup {
  return groups[bodyType ?? ''] ?? 'others'
}

/**
 * Vehicles under the headings of their bodies, headings and vehicles in the order of the line-up; what has no known
 * body comes last.
 */
export function groupByBody<Vehicle extends { readonly bodyType: string | null }>(
  vehicles: readonly Vehicle[],
): { readonly group: VehicleGroup; readonly vehicles: readonly Vehicle[] }[] {
  const byGroup = Map.groupBy(vehicles, ({ bodyType }) => vehicleGroupOf(bodyType))
  return [...byGroup]
    .map(([group, members]) => ({ group, vehicles: members }))
    .sort((one, other) => Number(one.group === 'others') - Number(other.group === 'others'))
}
