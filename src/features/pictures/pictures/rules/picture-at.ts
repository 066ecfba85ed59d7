import type { Illustration, Picture } from '../picture.ts'

/** Returns a picture with a scene at a part of the day; any other picture unchanged. */
export function pictureAt(picture: Picture | null, daylight: Illustration['daylight']): Picture | null {
  if (!picture || !daylight || picture.kind === 'upload') return picture
  if (picture.kind === 'artwork' && picture.subject !== 'place') return picture
  return picture.scene ? { ...picture, daylight } : picture
}
