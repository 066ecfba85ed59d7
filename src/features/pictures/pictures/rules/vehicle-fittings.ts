import type { VehicleFittings } from '../picture.ts'
import { namedLivery } from './liveries.ts'
import type { StoredPicture } from './stored.ts'
import { wheels } from './subjects.ts'

/** Whether a text is a race number: one to three digits. */
export const isRaceNumber = (text: string): boolean => /^\d{1,3}$/.test(text)

/** Returns the race number of a picture field; null when it is missing or invalid. */
export function raceNumberOf({ number }: StoredPicture): string | null {
  return number && isRaceNumber(number) ? number : null
}

/** Returns wheels, race number and livery of a vehicle, and the phrases that describe them in an alt text. */
export function vehicleFittings(stored: StoredPicture): {
  fittings: VehicleFittings
  phrases: readonly string[]
} {
  const painted = namedLivery(stored.livery)
  const number = raceNumberOf(stored)
  const wheel = stored.wheels && Object.hasOwn(wheels, stored.wheels) ? stored.wheels : null
  return {
    fittings: {
      ...(wheel && { wheels: wheel as NonNullable<VehicleFittings['wheels']> }),
      ...(number && { number }),
      ...(painted && { livery: painted.livery }),
    },
    phrases: [...(painted ? [painted.phrase] : []), ...(number ? [`number ${number}`] : [])],
  }
}
