/** Where something begins and ends, as shares of a width. */
export type Extent = { readonly left: number; readonly right: number }

type Size = { readonly width: number; readonly height: number }

/**
 * Returns the horizontal `object-position`, in percent, at which a cropped picture shows its vehicle whole in every box
 * that is wide enough for it: the sides are cropped in proportion to the room beside the vehicle.
 */
export function focusOf({ left, right }: Extent): number {
  const room = left + (1 - right)
  return room > 0 ? Math.round((left / room) * 1000) / 10 : 50
}

/**
 * Returns the part of a picture's width that a box shows with `object-fit: cover`.
 *
 * @param focus the horizontal `object-position`, in percent
 */
export function visibleExtent(picture: Size, box: Size, focus: number): Extent {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const share = box.width / (picture.width * scale)
  const left = (focus / 100) * (1 - share)
  return { left, right: left + share }
}
