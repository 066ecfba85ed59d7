import { closeUpMark, vehicleProportions } from '#art/measures.ts'
import type { CloseUp, SceneFormat } from '#art/names.ts'
import { drawingPath } from './drawing/address.ts'
import { paint } from './drawing/colours.ts'
import { drawingFor } from './drawing/drawing-for.ts'
import { drawingSize } from './drawing/families/index.ts'
import type { DrawingFile, RasterWidth } from './drawing/file.ts'
import { drawingsVersion } from './drawing/version.generated.ts'
import type { Drawing, DrawingColour, Illustration, LampPlaces, Picture, Upload } from './index.ts'

export { drawingFor, wholeFormat } from './drawing/drawing-for.ts'
export { drawingSize } from './drawing/families/index.ts'

/**
 * The versioned address of a drawing, cacheable for ever.
 *
 * @throws RangeError for a value an address cannot carry, such as a text that is too long.
 */
export function drawingAddress(drawing: Drawing, file?: DrawingFile): string {
  return `/art/${drawingsVersion}/${drawingPath(drawing, file)}`
}

/** Returns what precedes and what follows the paint in the address of a vehicle, for `colourInAddress`. */
export function addressAroundColour(
  drawing: Extract<Drawing, { kind: 'vehicle' | 'night-front' }>,
): readonly [before: string, after: string] {
  const address = drawingAddress(drawing)
  const colour = `/${paint.write(drawing.colour)}/`
  const start = address.indexOf(colour)
  return [address.slice(0, start + 1), address.slice(start + colour.length - 1)]
}

/** Writes a colour as it is in the address of a drawing. */
export function colourInAddress(colour: DrawingColour): string {
  return paint.write(colour)
}

/** Returns where a detail is in the side view of a vehicle, in percent from the left and the top; null without it. */
export function closeUpPlace(
  vehicle: Illustration['vehicle'],
  part: CloseUp,
): { readonly left: number; readonly top: number } | null {
  const { x, y, width, height } = vehicleProportions(vehicle).viewBox
  const mark = closeUpMark(vehicle, part)
  if (!mark) return null
  const [along, up] = mark
  return { left: ((along - x) / width) * 100, top: ((-up - y) / height) * 100 }
}

/** Returns where the lamps of a vehicle are in its side view. */
export function lampPlaces(vehicle: Illustration['vehicle']): LampPlaces | null {
  const [lamp, tail] = [closeUpPlace(vehicle, 'lamp'), closeUpPlace(vehicle, 'tail')]
  if (!lamp || !tail) return null
  const percent = (share: number) => `${Math.round(share)}%`
  return {
    '--lamp-x': percent(lamp.left),
    '--lamp-y': percent(lamp.top),
    '--tail-x': percent(tail.left),
    '--tail-y': percent(tail.top),
  }
}

/** The narrowest file of an upload that is at least `width` pixels wide, else the widest. */
function renditionOf({ webp, src }: Upload, width: number): string {
  return (webp.find((file) => file.width >= width) ?? webp.at(-1))?.src ?? src
}

/** Address of a raster of a picture, about `width` pixels wide. @param format of a drawn scene */
export function pictureAddress(picture: Picture, width: RasterWidth, format: SceneFormat = 'wide'): string {
  if (picture.kind === 'upload') return renditionOf(picture, width)
  return drawingAddress(drawingFor(picture, format), { type: 'webp', width })
}

const shareWidth = 1200

/** The picture of a page for link previews. Drawings become PNG and uploads JPEG, which every service reads. */
export function shareImage(
  picture: Picture,
  alt: string = picture.alt,
): { url: string; width: number; height: number; alt: string } {
  if (picture.kind === 'upload') {
    const { src, width, height } = picture.share ?? picture
    return { url: src, width, height, alt }
  }
  const drawing = drawingFor(picture)
  const size = drawingSize(drawing)
  const url = drawingAddress(drawing, { type: 'png', width: shareWidth })
  return { url, width: shareWidth, height: Math.round((shareWidth * size.height) / size.width), alt }
}
