import { drawingFor, wholeFormat } from '../drawing/drawing-for.ts'
import { drawingSize } from '../drawing/families/index.ts'
import type { Picture } from '../index.ts'
import { DrawingImage } from './drawing-image.tsx'
import { UploadPicture } from './upload-picture.tsx'

type Props = {
  picture: Picture
  /** Replaces the picture's alt text; empty when the text beside it says the same. */
  alt?: string | undefined
  first?: boolean
  /** Rendered width as in HTML's `sizes`; only uploads have several widths. */
  sizes?: string
}

/** Returns the proportions of a whole picture, as width divided by height. */
export function wholePictureRatio(picture: Picture): number {
  const { width, height } =
    picture.kind === 'upload' ? picture : drawingSize(drawingFor(picture, wholeFormat))
  return width / height
}

/**
 * A picture in its own proportions, as wide as its box. It is the same at every width of the window, and never cropped, so
 * that a position on it stays where it is.
 */
export function WholePicture({ picture, alt, first = false, sizes = '100vw' }: Props) {
  const shared = {
    alt: alt ?? picture.alt,
    lang: alt === undefined ? picture.altLanguage : undefined,
    first,
    className: 'h-auto w-full',
  }
  return picture.kind === 'upload' ? (
    <UploadPicture picture={picture} {...shared} sizes={sizes} />
  ) : (
    <DrawingImage drawing={drawingFor(picture, wholeFormat)} {...shared} />
  )
}
