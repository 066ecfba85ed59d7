import type { Illustration } from '../picture.ts'
import { isScene, isVehicle, scenes, vehicleNames } from './names.ts'
import { loaded, type StoredPicture } from './stored.ts'

/**
 * The vehicle in its colour and place that a picture field names, whether or not the field shows it; null when it
 * names none, or what it names has gone. Described by a sentence: “Fortuner in Attitude Black, in the Karoo”.
 */
export function illustrationOf(stored: StoredPicture | null | undefined): Illustration | null {
  const colour = loaded(stored?.colour)
  if (!stored?.vehicle || !isVehicle(stored.vehicle) || !colour) return null
  const { hex, roofHex, title } = colour
  const scene = stored.scene && isScene(stored.scene) ? stored.scene : null
  const place = scene ? scenes[scene].place : 'from the side'
  return {
    kind: 'illustration',
    vehicle: stored.vehicle,
    colour: roofHex ? { body: hex, roof: roofHex } : { body: hex },
    scene,
    alt: `${vehicleNames[stored.vehicle]} in ${title}, ${place}`,
  }
}
