/** Widths in pixels in which a picture is stored: for cards, and for the gallery on a large screen. */
export const pictureWidths = [480, 1280] as const

export type PictureWidth = (typeof pictureWidths)[number]

const prefix = '/stock-pictures/'

/** A key has 128 bits of a hash of the source's address. */
const ownAddress = /^\/stock-pictures\/([0-9a-f]{32})\/1280\.webp$/

/** Returns our own address of a fetched picture. It never changes its content. */
export const ownPictureAddress = (key: string, width: PictureWidth = 1280): string =>
  `${prefix}${key}/${width}.webp`

/** Returns the key in our own address of a picture as it is stored with a vehicle; null for another address. */
export const keyOfOwnPicture = (address: string): string | null => ownAddress.exec(address)?.[1] ?? null

/** Returns the `srcset` of a fetched picture; undefined for any other picture, which has only one size. */
export function stockPictureSources(address: string): string | undefined {
  const key = keyOfOwnPicture(address)
  if (key === null) return undefined
  return pictureWidths.map((width) => `${ownPictureAddress(key, width)} ${width}w`).join(', ')
}
