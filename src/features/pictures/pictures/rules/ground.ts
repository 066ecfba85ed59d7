import type { Picture } from '../picture.ts'

/** Whether a picture is one thing without a background, to be inset on a plain one. */
export function hasPlainGround(picture: Picture): boolean {
  if (picture.kind === 'illustration') return picture.scene === null
  return picture.kind === 'artwork' && (picture.subject === 'medal' || picture.subject === 'merchandise')
}
