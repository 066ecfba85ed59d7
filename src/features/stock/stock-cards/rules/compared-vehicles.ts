/** A vehicle chosen for the comparison, as the browser stores it. */
export type ComparedVehicle = { readonly id: string; readonly name: string }

/** Largest number of vehicles side by side. */
export const maxComparedVehicles = 4

const validId = /^[0-9A-Za-z._-]{1,40}$/

/** Returns the distinct ids of a comparison's address, at most four, in order. */
export function parseComparedIds(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').filter((id) => validId.test(id))
  return [...new Set(ids)].slice(0, maxComparedVehicles)
}

/** Returns the address of a comparison. */
export const usedComparisonPath = (ids: readonly string[] = []): string =>
  ids.length === 0 ? '/pre-owned/compare' : `/pre-owned/compare?ids=${ids.join(',')}`

/** Reads the stored choice; anything that was not stored by this site is ignored. */
export function readCompared(text: string | null): readonly ComparedVehicle[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .flatMap((item: unknown): ComparedVehicle[] => {
        if (typeof item !== 'object' || item === null || !('id' in item) || !('name' in item)) return []
        const { id, name } = item
        return typeof id === 'string' && validId.test(id) && typeof name === 'string'
          ? [{ id, name: name.slice(0, 200) }]
          : []
      })
      .slice(0, maxComparedVehicles)
  } catch {
    return []
  }
}

/** Adds a vehicle to the choice, or removes it when it is chosen. A full choice stays as it is. */
export function toggleCompared(
  chosen: readonly ComparedVehicle[],
  vehicle: ComparedVehicle,
): readonly ComparedVehicle[] {
  const others = chosen.filter(({ id }) => id !== vehicle.id)
  if (others.length < chosen.length) return others
  return chosen.length < maxComparedVehicles ? [...chosen, vehicle] : chosen
}
