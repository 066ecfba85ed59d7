import type { Picture } from '../picture.ts'

/** Whether a picture is taller than wide: a helmet or a poster. */
export function isUpright(picture: Picture): boolean {
  return picture.kind === 'artwork' && (picture.subject === 'helmet' || picture.subject === 'poster')
}
