import { drawingsVersion } from './data/version.ts'
import { drawingPath } from './drawing/address.ts'
import type { DrawingFile } from './drawing/file.ts'
import type { Drawing, Picture } from './index.ts'

export { serveDrawing } from './data/answers.ts'

/**
 * The address a drawing can be cached under for ever.
 *
 * @throws RangeError for a value no address can carry, such as a text that is too long.
 */
export function drawingAddress(drawing: Drawing, file?: DrawingFile): string {
  return `/art/${drawingsVersion()}/${drawingPath(drawing, file)}`
}

/** The picture that stands for a page where it is shared: pixels, because nothing there draws vectors. */
export function shareImage(
  { scene, vehicle, colour }: Picture,
  alt: string,
): { url: string; width: number; height: number; alt: string } {
  const url = drawingAddress(
    { kind: 'scene', scene, format: 'wide', vehicle, colour },
    { type: 'png', width: 1200 },
  )
  return { url, width: 1200, height: 570, alt }
}
