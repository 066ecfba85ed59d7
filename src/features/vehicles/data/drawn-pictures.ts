import { isVehicleRange } from '#art/vehicle/index.ts'
import { drawingAddress, pictureAddress } from '#features/pictures/server.ts'
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
  picture(picture, width) {
    return onThisSite(pictureAddress(picture, width))
  },
}

function onThisSite(path: string): string {
  return `${config().siteUrl}${path}`
}
