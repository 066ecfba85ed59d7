import { z } from 'zod'
import type { DrawingColour, Picture } from '#features/pictures/index.ts'

/** Widths of the three pictures the contract has of a vehicle, in pixels. */
export const pictureWidths = { thumbnail: 320, mobile: 640, desktop: 1200 } as const

export type PictureWidth = (typeof pictureWidths)[keyof typeof pictureWidths]

/** Where pictures are found; null for a range nobody drew. Handed in, because only the server knows its own address. */
export type PictureAddresses = {
  vehicle(
    rangeSlug: string,
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

/** @param colour of the vehicle; without one there is nothing to show. */
export function picturesOf(
  addresses: PictureAddresses,
  rangeSlug: string,
  view: 'side' | 'front',
  colour: DrawingColour | undefined,
): z.infer<typeof picturesSchema> {
  const at = (width: PictureWidth) => (colour ? addresses.vehicle(rangeSlug, view, colour, width) : null)
  return {
    thumbnail: at(pictureWidths.thumbnail),
    mobile: at(pictureWidths.mobile),
    desktop: at(pictureWidths.desktop),
  }
}
