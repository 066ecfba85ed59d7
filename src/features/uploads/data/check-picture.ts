import sharp from 'sharp'
import type { UploadProblem } from '../upload.ts'
import { pictureLimit } from './picture-limit.ts'

/** Limit against decompression bombs: a small file can decode to gigabytes. */
const maxPixels = 50_000_000

/** Longest side of a stored picture, in pixels. */
const maxSide = 2_560

/** Time for decoding and encoding one picture, in seconds. */
const timeoutSeconds = 30

export type CleanPicture = {
  readonly path: string
  readonly bytes: number
  readonly width: number
  readonly height: number
}

const problemOf = (error: unknown): UploadProblem =>
  error instanceof Error && error.message.includes('pixel limit') ? 'tooManyPixels' : 'unreadable'

async function encode(
  path: string,
  format: 'jpeg' | 'png',
  target: string,
): Promise<CleanPicture | UploadProblem> {
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

/**
 * Decodes a picture and encodes it as JPEG in a new file: upright, in sRGB, on white, at most 2 560 pixels on its
 * longest side. Metadata such as the GPS position, and everything that is not part of the picture, is gone.
 *
 * @param format by its first bytes.
 */
export const cleanPicture = (
  path: string,
  format: 'jpeg' | 'png',
  target: string,
): Promise<CleanPicture | UploadProblem> => pictureLimit.run(() => encode(path, format, target))
