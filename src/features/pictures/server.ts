import { drawingsVersion } from './data/version.ts'
import { drawingPath } from './drawing/address.ts'
import type { DrawingFile, RasterWidth } from './drawing/file.ts'
import { drawingSize } from './drawing/svg.ts'
import type { Drawing, Illustration, Picture, Upload } from './index.ts'

export { serveDrawing } from './data/answers.ts'
export { type PictureFile, pictureFile } from './data/files.ts'
export { drawingSize } from './drawing/svg.ts'

/**
 * The address a drawing can be cached under for ever.
 *
 * @throws RangeError for a value no address can carry, such as a text that is too long.
 */
export function drawingAddress(drawing: Drawing, file?: DrawingFile): string {
  return `/art/${drawingsVersion()}/${drawingPath(drawing, file)}`
}

/** What is drawn of an illustration where there is room for its wide form. */
export function drawingFor({ vehicle, colour, scene }: Illustration): Drawing {
  return scene
    ? { kind: 'scene', scene, format: 'wide', vehicle, colour }
    : { kind: 'vehicle', vehicle, view: 'side', colour }
}

/** The narrowest file of an upload that is as wide as asked for, or the widest there is. */
function renditionOf({ webp, src }: Upload, width: number): string {
  return (webp.find((file) => file.width >= width) ?? webp.at(-1))?.src ?? src
}

/** Address of a picture as pixels, about so wide. */
export function pictureAddress(picture: Picture, width: RasterWidth): string {
  if (picture.kind === 'upload') return renditionOf(picture, width)
  return drawingAddress(drawingFor(picture), { type: 'webp', width })
}

const shareWidth = 1200

/** The picture that stands for a page where it is shared: pixels, and no format that is not read everywhere. */
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
