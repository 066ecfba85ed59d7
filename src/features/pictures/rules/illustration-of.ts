import type { Illustration } from '../picture.ts'
import { isScene, isVehicle, scenes, vehicleNames } from './names.ts'
import { populatedDocument, type StoredPicture } from './stored.ts'

/**
 * Returns the illustration of a picture field, even when its source is an upload; null when no vehicle or colour is
 * chosen, or one of them has been deleted. Its alt text is a phrase: “Fortuner in Attitude Black, in the Karoo”.
 */
export function illustrationOf(stored: StoredPicture | null | undefined): Illustration | null {
  const colour = populatedDocument(stored?.colour)
  if (!stored?.vehicle || !isVehicle(stored.vehicle) || !colour) return null
  const { hex, roofHex, title } = colour
  const scene = stored.scene && isScene(stored.scene) ? stored.scene : null
  const location = scene ? scenes[scene].phrase : 'from the side'
  return {
    kind: 'illustration',
    vehicle: stored.vehicle,
    colour: roofHex ? { body: hex, roof: roofHex } : { body: hex },
    scene,
    alt: `${vehicleNames[stored.vehicle]} in ${title}, ${location}`,
  }
}
