import { z } from 'zod'
import type { DrawingColour, Picture } from '#features/pictures/pictures/index.ts'
import type { RangeToDraw } from '../drawn-vehicle.ts'

/** Widths of the contract's three sizes of a vehicle picture, in pixels. */
export const pictureWidths = { thumbnail: 320, mobile: 640, desktop: 1200 } as const

export type PictureWidth = (typeof pictureWidths)[keyof typeof pictureWidths]

/** Builds picture URLs; null for a range without a drawing. Injected, because only the server knows its own URL. */
export type PictureAddresses = {
  vehicle(
    range: RangeToDraw,
    view: 'side' | 'front',
    colour: DrawingColour,
    width: PictureWidth,
  ): string | null
  picture(picture: Picture, width: PictureWidth): string
}

const url = z.url().nullable()

export const picturesSchema = z
  .object({ thumbnail: url, mobile: url, desktop: url })
  .describe('URLs of one picture in three sizes')

export function picturesOf(
  addresses: PictureAddresses,
  range: RangeToDraw,
  view: 'side' | 'front',
  colour: DrawingColour,
): z.infer<typeof picturesSchema> {
  const urlAt = (width: PictureWidth) => addresses.vehicle(range, view, colour, width)
  return {
    thumbnail: urlAt(pictureWidths.thumbnail),
    mobile: urlAt(pictureWidths.mobile),
    desktop: urlAt(pictureWidths.desktop),
  }
}
