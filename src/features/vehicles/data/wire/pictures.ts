import { z } from 'zod'
import type { DrawingColour, Picture } from '#features/pictures/index.ts'
import type { RangeToDraw } from '../drawn-vehicle.ts'

/** Widths of the three pictures the contract has of a vehicle, in pixels. */
export const pictureWidths = { thumbnail: 320, mobile: 640, desktop: 1200 } as const

export type PictureWidth = (typeof pictureWidths)[keyof typeof pictureWidths]

/** Where pictures are found; null for a range without a drawing. Handed in, because only the server knows its own address. */
export type PictureAddresses = {
  vehicle(
    range: RangeToDraw,
    view: 'side' | 'front',
    colour: DrawingColour,
    width: PictureWidth,
  ): string | null
  picture(picture: Picture, width: PictureWidth): string
}

const address = z.url().nullable()

export const picturesSchema = z
  .object({ thumbnail: address, mobile: address, desktop: address })
  .describe('Addresses of one picture in three sizes')

export function picturesOf(
  addresses: PictureAddresses,
  range: RangeToDraw,
  view: 'side' | 'front',
  colour: DrawingColour,
): z.infer<typeof picturesSchema> {
  const at = (width: PictureWidth) => addresses.vehicle(range, view, colour, width)
  return {
    thumbnail: at(pictureWidths.thumbnail),
    mobile: at(pictureWidths.mobile),
    desktop: at(pictureWidths.desktop),
  }
}
