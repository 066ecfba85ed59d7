import type { IllustratedView, Illustration } from '../picture.ts'
import { isScene, isVehicle, scenes, vehicleNames } from './names.ts'
import { populatedDocument, type StoredPicture } from './stored.ts'
import { vehicleFittings } from './vehicle-fittings.ts'

const viewPhrases: Readonly<Record<IllustratedView, string>> = {
  front: 'from the front',
  rear: 'from the rear',
  convoy: 'three in a convoy',
}

/** The view when it is not the side. Nothing stands across a road that leads away: there the side is the rear. */
function viewOf(
  stored: string | null | undefined,
  scene: Illustration['scene'],
): IllustratedView | undefined {
  if (stored === 'convoy') return scene ? 'convoy' : 'front'
  if (stored === 'front' || stored === 'rear') return stored
  return scene === 'night-road' ? 'rear' : undefined
}

/**
 * Returns the illustration of a picture field, even when its source is another; null when no vehicle or colour is
 * chosen, or one of them has been deleted. Its alt text is a phrase: “Fortuner in Attitude Black, in the Karoo”.
 */
export function illustrationOf(stored: StoredPicture | null | undefined): Illustration | null {
  const colour = populatedDocument(stored?.colour)
  if (!stored?.vehicle || !isVehicle(stored.vehicle) || !colour) return null
  const { hex, roofHex, title } = colour
  const scene = stored.scene && isScene(stored.scene) ? stored.scene : null
  const view = viewOf(stored.view, scene)
  const { fittings, phrases } = vehicleFittings(stored)
  const alt = [
    `${vehicleNames[stored.vehicle]} in ${title}`,
    ...phrases,
    ...(view ? [viewPhrases[view]] : []),
    ...(scene ? [scenes[scene].phrase] : []),
    ...(view || scene ? [] : ['from the side']),
  ]
  return {
    kind: 'illustration',
    vehicle: stored.vehicle,
    ...(view && { view }),
    colour: roofHex ? { body: hex, roof: roofHex } : { body: hex },
    scene,
    ...fittings,
    alt: alt.join(', '),
  }
}
