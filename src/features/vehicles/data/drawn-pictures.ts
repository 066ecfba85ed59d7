import { drawingAddress, pictureAddress } from '#features/pictures/server.ts'
import { config } from '#platform/config.ts'
import { drawnVehicle } from './drawn-vehicle.ts'
import type { PictureAddresses } from './wire/pictures.ts'

/** Whole addresses of our own drawings, for clients elsewhere. */
export const drawnPictures: PictureAddresses = {
  vehicle(range, view, colour, width) {
    const vehicle = drawnVehicle(range)
    if (!vehicle) return null
    return onThisSite(drawingAddress({ kind: 'vehicle', vehicle, view, colour }, { type: 'webp', width }))
  },
  picture(picture, width) {
    return onThisSite(pictureAddress(picture, width))
  },
}

function onThisSite(path: string): string {
  return `${config().siteUrl}${path}`
}
