import type { Video } from '../picture.ts'
import { loaded, type Reference, type StoredMedium } from './stored.ts'
import { uploadOf } from './upload-of.ts'

/** The address of a poster: the widest file that every browser reads. */
function posterOf(reference: Reference<StoredMedium>): string | null {
  const picture = uploadOf(loaded(reference))
  return picture ? (picture.webp.at(-1)?.src ?? picture.src) : null
}

/** A film from the media, with the picture chosen for it; null for a file that is none, or has gone. */
export function mediaVideo(reference: Reference<StoredMedium>): Video | null {
  const medium = loaded(reference)
  if (!medium?.url) return null
  const { mimeType: type, url: src, poster } = medium
  if (type !== 'video/mp4' && type !== 'video/webm') return null
  return { src, type, poster: posterOf(poster) }
}
