import type { Video } from '../picture.ts'
import { populatedDocument, type Reference, type StoredMedium } from './stored.ts'
import { uploadOf } from './upload-of.ts'

/** The address of a poster: its widest WebP file, else the original. */
function posterOf(reference: Reference<StoredMedium>): string | null {
  const picture = uploadOf(populatedDocument(reference))
  return picture ? (picture.webp.at(-1)?.src ?? picture.src) : null
}

/** Returns a video from the media with its poster; null for another file type or a deleted file. */
export function mediaVideo(reference: Reference<StoredMedium>): Video | null {
  const medium = populatedDocument(reference)
  if (!medium?.url) return null
  const { mimeType: type, url: src, poster } = medium
  if (type !== 'video/mp4' && type !== 'video/webm') return null
  return { src, type, poster: posterOf(poster) }
}
