import type { UsedVehicle } from '#features/stock/stock/index.ts'

/**
 * The picture of a vehicle without one, and in place of a broken one: a silhouette. It is part of the page, because an
 * address could fail as well.
 */
export const defaultPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="#e9e7e3"/><path d="M40 238h400" stroke="#c9c5be" stroke-width="3"/><path d="M70 222c-8-2-10-12-8-26 2-13 10-19 30-23l44-9 48-36c12-9 24-13 42-13h70c18 0 30 6 42 18l30 31 36 8c18 4 26 14 26 32 0 10-4 16-12 18h-22a37 37 0 0 0-73 0H187a37 37 0 0 0-73 0z" fill="#b5b0a8"/><path d="m160 166 36-27c9-7 17-9 30-9h22v38zm104-36h30c13 0 22 4 31 13l24 25h-85z" fill="#dcd8d2"/><circle cx="150" cy="226" r="29" fill="#77726b"/><circle cx="150" cy="226" r="14" fill="#dcd8d2"/><circle cx="360" cy="226" r="29" fill="#77726b"/><circle cx="360" cy="226" r="14" fill="#dcd8d2"/></svg>',
)}`

/** Returns the picture of a card: the side view, else the first of the pictures, else the default. Source: requirement D-096. */
export const cardPicture = ({ sideImage, images }: Pick<UsedVehicle, 'sideImage' | 'images'>): string =>
  sideImage || images[0] || defaultPicture

/** Returns the pictures of the gallery, in order; never none. Source: requirements D-118 and D-119. */
export const galleryPictures = (vehicle: Pick<UsedVehicle, 'sideImage' | 'images'>): readonly string[] =>
  vehicle.images.length > 0 ? vehicle.images : [cardPicture(vehicle)]

/** Drawings of our own show the whole vehicle on a plain ground; photographs fill their frame. */
export const isDrawing = (address: string): boolean => address.startsWith('/art/')
