import type { Picture } from '#features/pictures/index.ts'
import { PictureView } from '#features/pictures/page.tsx'

type Props = {
  picture: Picture
  /** Replaces the picture's alternative text; empty when adjacent text says the same. */
  alt?: string
  first?: boolean
  /** The displayed width, as HTML's `sizes`. */
  sizes?: string
  /** Class for the aspect ratio of the box. */
  ratio?: string
}

/** Whether a picture is an illustration of a vehicle without a scene. */
export function hasNoScene(picture: Picture): boolean {
  return picture.kind === 'illustration' && picture.scene === null
}

/** A picture that fills a box of a fixed aspect ratio; a vehicle without a scene is inset on a plain background. */
export function PictureBox({ picture, ratio = 'aspect-[3/2]', ...view }: Props) {
  return (
    <div className={`relative overflow-hidden bg-raised ${ratio}`}>
      <div className={hasNoScene(picture) ? 'absolute inset-x-[8%] inset-y-[10%]' : ''}>
        <PictureView picture={picture} fill {...view} />
      </div>
    </div>
  )
}
