import { drawingAddress, pictureAddress } from '#features/pictures/pictures/server.ts'
import { config } from '#platform/process/config.ts'
import { drawnVehicle } from './drawn-vehicle.ts'
import type { PictureAddresses } from './wire/pictures.ts'

/** Absolute URLs of our drawings, for clients on other hosts. */
export const drawnPictures: PictureAddresses = {
  vehicle(range, view, colour, width) {
    const vehicle = drawnVehicle(range)
    if (!vehicle) return null
    return absoluteUrl(drawingAddress({ kind: 'vehicle', vehicle, view, colour }, { type: 'webp', width }))
  },
  picture(picture, width) {
    return absoluteUrl(pictureAddress(picture, width))
  },
}

function absoluteUrl(path: string): string {
  return `${config().siteUrl}${path}`
}
