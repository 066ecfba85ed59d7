import { isVehicleRange } from '#art/vehicle/index.ts'
import { drawingAddress } from '#features/pictures/server.ts'
import { config } from '#platform/config.ts'
import type { PictureAddresses } from './wire/pictures.ts'

/** Whole addresses of our own drawings, for clients elsewhere. */
export const drawnPictures: PictureAddresses = {
  vehicle(rangeSlug, view, colour, width) {
    if (!isVehicleRange(rangeSlug)) return null
    return onThisSite(
      drawingAddress({ kind: 'vehicle', vehicle: rangeSlug, view, colour }, { type: 'webp', width }),
    )
  },
  scene({ scene, vehicle, colour }, width) {
    return onThisSite(
      drawingAddress({ kind: 'scene', scene, format: 'wide', vehicle, colour }, { type: 'webp', width }),
    )
  },
}

function onThisSite(path: string): string {
  return `${config().siteUrl}${path}`
}
