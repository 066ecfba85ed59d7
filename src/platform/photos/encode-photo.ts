import sharp from 'sharp'
import type { EncodedPhoto, PhotoJob, PhotoProblem } from './photo.ts'

/** Limit against decompression bombs: a small file can decode to gigabytes. */
const maxPixels = 50_000_000

/** Longest side of a stored picture, in pixels. */
const maxSide = 2_560

/** Time for decoding and encoding one picture, in seconds. */
const timeoutSeconds = 30

// The cache would keep decoded pictures of visitors in memory.
sharp.cache(false)

const problemOf = (error: unknown): PhotoProblem =>
  error instanceof Error && error.message.includes('pixel limit') ? 'tooManyPixels' : 'unreadable'

/** Decodes and encodes a picture as `PhotoJob` says, in this process. */
export async function encodePhoto({ path, format, target }: PhotoJob): Promise<EncodedPhoto | PhotoProblem> {
  const picture = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
  try {
    const metadata = await picture.metadata()
    if (metadata.format !== format || (metadata.pages ?? 1) > 1) return 'unreadable'
    const { size, width, height } = await picture
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      // Optimised tables would hold the whole picture in memory.
      .jpeg({ quality: 85, optimiseCoding: false })
      .timeout({ seconds: timeoutSeconds })
      .toFile(target)
    return { path: target, bytes: size, width, height }
  } catch (error) {
    return problemOf(error)
  }
}
