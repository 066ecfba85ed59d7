import type { Picture } from '../index.ts'
import { DrawingImage } from './drawing-image.tsx'
import { ScenePicture } from './scene-picture.tsx'
import { UploadPicture } from './upload-picture.tsx'

export type PictureViewProps = {
  picture: Picture
  /** In place of the picture's own description; empty where the text beside it says the same. */
  alt?: string
  /** Whether it is the first of its page, seen without scrolling: it is asked for before scripts. */
  first?: boolean
  /** How wide it is shown, as HTML's `sizes`; only uploads come in several widths. */
  sizes?: string
  /** Fills the positioned box around it, edges cut off around its focus, instead of being as high as it is. */
  fill?: boolean
  className?: string
}

/** Sizes in HTML are whole pixels; the page's layout decides how large a vehicle really is. */
const pixelsPerCentimetre = 2

function lookOf(picture: Picture, fill: boolean): string {
  if (!fill) return 'h-auto w-full'
  if (picture.kind === 'upload') return 'absolute inset-0 size-full object-cover'
  return picture.scene
    ? 'absolute inset-0 size-full object-cover object-right-bottom'
    : 'absolute inset-0 size-full object-contain'
}

/** A picture, whatever it is: the one view of every block and page. Its place is kept until it has come. */
export function PictureView({
  picture,
  alt,
  first = false,
  sizes = '100vw',
  fill = false,
  className = '',
}: PictureViewProps) {
  const words = { alt: alt ?? picture.alt, lang: alt === undefined ? picture.altLanguage : undefined }
  const look = `${lookOf(picture, fill)} ${className}`.trim()
  if (picture.kind === 'upload') {
    return <UploadPicture picture={picture} {...words} sizes={sizes} first={first} className={look} />
  }
  const { vehicle, colour, scene } = picture
  if (scene) {
    return <ScenePicture picture={{ vehicle, colour, scene }} {...words} first={first} className={look} />
  }
  return (
    <DrawingImage
      drawing={{ kind: 'vehicle', vehicle, view: 'side', colour }}
      {...words}
      scale={pixelsPerCentimetre}
      first={first}
      className={look}
    />
  )
}
