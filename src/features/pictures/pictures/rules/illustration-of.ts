import type { Illustration } from '../picture.ts'
import { isScene, isVehicle, scenes, vehicleNames } from './names.ts'
import { populatedDocument, type StoredPicture } from './stored.ts'
import { vehicleFittings } from './vehicle-fittings.ts'

/**
 * Returns the illustration of a picture field, even when its source is another; null when no vehicle or colour is
 * chosen, or one of them has been deleted. Its alt text is a phrase: “Fortuner in Attitude Black, in the Karoo”.
 */
export function illustrationOf(stored: StoredPicture | null | undefined): Illustration | null {
  const colour = populatedDocument(stored?.colour)
  if (!stored?.vehicle || !isVehicle(stored.vehicle) || !colour) return null
  const { hex, roofHex, title } = colour
  const scene = stored.scene && isScene(stored.scene) ? stored.scene : null
  const isFront = stored.view === 'front'
  const { fittings, phrases } = vehicleFittings(stored)
  const alt = [
    `${vehicleNames[stored.vehicle]} in ${title}`,
    ...phrases,
    ...(isFront ? ['from the front'] : []),
    ...(scene ? [scenes[scene].phrase] : []),
    ...(isFront || scene ? [] : ['from the side']),
  ]
  return {
    kind: 'illustration',
    vehicle: stored.vehicle,
    ...(isFront && { view: 'front' as const }),
    colour: roofHex ? { body: hex, roof: roofHex } : { body: hex },
    scene,
    ...fittings,
    alt: alt.join(', '),
  }
}
