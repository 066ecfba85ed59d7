import type { Picture } from '#features/pictures/index.ts'
import { PictureView } from '#features/pictures/page.tsx'

type Props = {
  picture: Picture
  /** In place of the picture's own description; empty where the text beside it says the same. */
  alt?: string
  first?: boolean
  /** How wide it is shown, as HTML's `sizes`. */
  sizes?: string
  /** Proportions of the box, as classes. */
  ratio?: string
}

/** A vehicle drawn without a place around it. */
export function isAlone(picture: Picture): boolean {
  return picture.kind === 'illustration' && picture.scene === null
}

/** A picture filling a box of fixed proportions; a vehicle without a place stands on the studio's ground. */
export function PictureBox({ picture, ratio = 'aspect-[3/2]', ...view }: Props) {
  return (
    <div className={`relative overflow-hidden bg-raised ${ratio}`}>
      <div className={isAlone(picture) ? 'absolute inset-x-[8%] inset-y-[10%]' : ''}>
        <PictureView picture={picture} fill {...view} />
      </div>
    </div>
  )
}
