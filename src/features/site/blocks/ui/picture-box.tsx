import { hasPlainGround, isUpright, type Picture } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'

type Props = {
  picture: Picture
  /** Replaces the picture's alternative text; empty when adjacent text says the same. */
  alt?: string
  first?: boolean
  /** The displayed width, as HTML's `sizes`. */
  sizes?: string
  /** Class for the aspect ratio of the box. */
  ratio?: string
  /** Whether the box is upright, like a helmet or a poster. */
  upright?: boolean
}

/** Whether a picture is a vehicle from the side without a scene, which is long and low. */
export function hasNoScene(picture: Picture): boolean {
  return picture.kind === 'illustration' && picture.scene === null && !picture.view
}

/** Returns the class for the own aspect ratio of an upright picture; null for others. */
export function uprightRatio(picture: Picture): string | null {
  if (!isUpright(picture)) return null
  return picture.kind === 'artwork' && picture.subject === 'poster' ? 'aspect-[3/4]' : 'aspect-[21/25]'
}

/** A picture that fills a box of a fixed aspect ratio; a thing without a background is inset on a plain one. */
export function PictureBox({ picture, ratio = 'aspect-[3/2]', ...view }: Props) {
  return (
    <div className={`relative overflow-hidden ${isUpright(picture) ? 'bg-night' : 'bg-raised'} ${ratio}`}>
      <div className={hasPlainGround(picture) ? 'absolute inset-x-[8%] inset-y-[10%]' : ''}>
        <PictureView picture={picture} fill {...view} />
      </div>
    </div>
  )
}
