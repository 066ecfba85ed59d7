import type { Picture } from '../index.ts'
import { isUpright } from '../rules/upright.ts'

/**
 * How a picture behaves in a box of other proportions. A `photo` and a `scene` are cropped. A `panel` is shown whole
 * on night, with a margin, a `portrait` without one, a `diagram` on a pale surface in both themes, and a `thing` on the
 * background of the box.
 */
type Shape = 'photo' | 'scene' | 'panel' | 'portrait' | 'diagram' | 'thing'

export function shapeOf(picture: Picture): Shape {
  if (picture.kind === 'upload') return 'photo'
  if (picture.kind === 'illustration') return picture.scene ? 'scene' : 'thing'
  switch (picture.subject) {
    case 'place':
      return 'scene'
    case 'article':
      return 'photo'
    case 'circuit':
    case 'poster':
      return 'panel'
    case 'tyre':
      return 'diagram'
    case 'helmet':
      return 'portrait'
    case 'medal':
    case 'merchandise':
      return 'thing'
  }
}

/** In an upright banner they are at its foot, below the text, and a card on a phone is no taller than this. */
const footHeight = 'portrait-picture:h-[68vw] portrait-picture:max-h-full'
const atFoot = `portrait-picture:top-auto ${footHeight} object-[80%_100%]`

const paleSurface = 'on-light bg-raised'

/** In a wide box panels and portraits are on the right, away from the text of a banner. */
const filling: Readonly<Record<Shape, string>> = {
  photo: 'absolute inset-0 size-full object-cover',
  scene: 'absolute inset-0 size-full object-cover object-vehicle',
  panel: `absolute inset-0 size-full bg-night object-contain p-[3%] ${atFoot}`,
  portrait: `absolute right-[8%] bottom-0 h-full w-auto max-w-full object-contain fading-sides ${footHeight}`,
  diagram: `absolute inset-0 size-full object-contain ${paleSurface}`,
  thing: 'absolute inset-0 size-full object-contain',
}

/**
 * Class of a picture that fills its box or, otherwise, keeps its proportions.
 *
 * @param upright whether the box is upright, which a helmet or a poster fills to its edges
 */
export function pictureClass(picture: Picture, fill: boolean, upright = false): string {
  const shape = shapeOf(picture)
  if (fill && upright && isUpright(picture)) return filling.photo
  if (fill) return filling[shape]
  if (shape === 'diagram') return `mx-auto h-auto w-full max-w-[30rem] ${paleSurface}`
  return picture.kind === 'artwork' && shape !== 'photo' && shape !== 'scene'
    ? 'mx-auto h-auto w-full max-w-[30rem]'
    : 'h-auto w-full'
}

/** In an upright banner the picture of a topic is at the foot, almost whole; its subject is right of the middle. */
const topicAtFoot =
  'portrait-picture:top-auto portrait-picture:h-[86vw] portrait-picture:max-h-full portrait-picture:object-[70%_50%] portrait-picture:fading-top'

/** Class of a picture behind the text of a banner, besides those of a picture that fills its box. */
export function bannerClass(picture: Picture): string {
  return picture.kind === 'artwork' && picture.subject === 'article' ? topicAtFoot : ''
}
