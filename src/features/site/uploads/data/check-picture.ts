import type { EncodedPhoto, PhotoProblem } from '#platform/photos/photo.ts'
import { encodePhoto } from '#platform/photos/photo-encoder.ts'
import { pictureLimit } from './picture-limit.ts'

/**
 * Decodes a picture and encodes it as JPEG in a new file, one at a time. Nothing but the picture is in the new file.
 *
 * @param format by its first bytes.
 */
export const cleanPicture = (
  path: string,
  format: 'jpeg' | 'png',
  target: string,
): Promise<EncodedPhoto | PhotoProblem> => pictureLimit.run(() => encodePhoto({ path, format, target }))
