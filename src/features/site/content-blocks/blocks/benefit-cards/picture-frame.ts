import { isUpright, type Picture } from '#features/pictures/pictures/index.ts'
import { hasNoScene } from '#features/site/blocks/parts.page.tsx'

/** The box of a card's picture. */
export type PictureFrame = {
  /** Class for the aspect ratio. */
  readonly ratio: string
  readonly upright: boolean
}

/** Chooses one box for all cards of a block: upright for helmets and posters, low for vehicles without a scene. */
export function pictureFrame(pictures: readonly (Picture | null)[]): PictureFrame {
  const drawn = pictures.filter((picture) => picture !== null)
  if (drawn.length > 0 && drawn.every(isUpright)) return { ratio: 'aspect-[4/5]', upright: true }
  return { ratio: drawn.every(hasNoScene) ? 'aspect-[2/1]' : 'aspect-[3/2]', upright: false }
}

/** Returns the race number in a helmet's or poster's drawing; null without one. */
export function raceNumberIn(picture: Picture): string | null {
  return picture.kind === 'artwork' && 'number' in picture ? (picture.number ?? null) : null
}
