import { drawingFor } from '../drawing/drawing-for.ts'
import type { Picture } from '../index.ts'
import { DrawingImage } from './drawing-image.tsx'
import { NarrowSources, narrowStyle } from './narrow-sources.tsx'
import { bannerClass, pictureClass, shapeOf } from './picture-class.ts'
import { ScenePicture } from './scene-picture.tsx'
import { UploadPicture } from './upload-picture.tsx'

export type PictureViewProps = {
  picture: Picture
  /** Replaces the picture's alt text; empty when the text beside it says the same. */
  alt?: string
  /** Whether it is the first picture of the page, visible without scrolling: it loads before scripts. */
  first?: boolean
  /** Rendered width as in HTML's `sizes`; only uploads have several widths. */
  sizes?: string
  /** Fills the positioned ancestor and is cropped around its focal point, instead of keeping its proportions. */
  fill?: boolean
  /** Whether the box it fills is upright, like a helmet or a poster. */
  upright?: boolean
  /** Colour of a text on the picture. */
  behindText?: 'light' | 'dark' | undefined
  className?: string
  /**
   * Replaces the picture in windows narrower than 768 px, and fills its box there. Only with `fill`; the alt text stays
   * that of the picture.
   */
  narrow?: Picture | null
}

/** For the `width` and `height` attributes; the layout sets the size. */
const pixelsPerCentimetre = 2

/** A picture of any kind, used by every block and page. It reserves its space while it loads. */
export function PictureView({
  picture,
  alt,
  first = false,
  sizes = '100vw',
  fill = false,
  upright = false,
  behindText,
  className = '',
  narrow = null,
}: PictureViewProps) {
  const description = { alt: alt ?? picture.alt, lang: alt === undefined ? picture.altLanguage : undefined }
  const banner = fill && behindText ? bannerClass(picture) : ''
  const other = fill ? narrow : null
  const classes = [pictureClass(picture, fill, upright), banner, other ? 'narrow-picture' : '', className]
    .filter(Boolean)
    .join(' ')
  const narrowed = other && {
    narrow: <NarrowSources picture={other} sizes={sizes} behindText={behindText} />,
    style: narrowStyle(other, behindText),
  }
  if (picture.kind === 'upload') {
    return <UploadPicture {...{ picture, sizes, first, ...description, ...narrowed }} className={classes} />
  }
  if (shapeOf(picture) === 'scene') {
    return (
      <ScenePicture
        picture={picture}
        {...description}
        first={first}
        behindText={behindText}
        className={classes}
        {...narrowed}
      />
    )
  }
  return (
    <DrawingImage
      drawing={drawingFor(picture)}
      {...description}
      scale={picture.kind === 'illustration' ? pixelsPerCentimetre : 1}
      first={first}
      className={classes}
      {...narrowed}
    />
  )
}
