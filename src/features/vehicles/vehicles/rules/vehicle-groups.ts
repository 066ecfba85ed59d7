/** The groups of vehicles in menus. */
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

/** Returns the group of a body type. */
export function vehicleGroupOf(bodyType: string | null): VehicleGroup {
  return groups[bodyType ?? ''] ?? 'others'
}

/**
 * Groups vehicles by body type, groups and vehicles in line-up order. Vehicles without a known body type come last.
 */
export function groupByBody<Vehicle extends { readonly bodyType: string | null }>(
  vehicles: readonly Vehicle[],
): { readonly group: VehicleGroup; readonly vehicles: readonly Vehicle[] }[] {
  const byGroup = Map.groupBy(vehicles, ({ bodyType }) => vehicleGroupOf(bodyType))
  return [...byGroup]
    .map(([group, members]) => ({ group, vehicles: members }))
    .sort((a, b) => Number(a.group === 'others') - Number(b.group === 'others'))
}
