import sharp, { type Sharp } from 'sharp'

/** Why a picture cannot be used, as a sentence for the editor. */
export class UnusablePicture extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnusablePicture'
  }
}

/** A small file can unfold into gigabytes: nothing larger is opened. */
const mostPixels = 50_000_000

/** Longest side that is kept, in pixels; nothing on a page is shown larger. */
const longestSide = 2_560

const writers = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 88, mozjpeg: true }),
  'image/png': (picture: Sharp) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 90 }),
  'image/avif': (picture: Sharp) => picture.avif({ quality: 70, effort: 2 }),
} as const satisfies Readonly<Record<string, (picture: Sharp) => Sharp>>

const isWritten = (mimeType: string): mimeType is keyof typeof writers => Object.hasOwn(writers, mimeType)

/**
 * The picture written anew: upright, in sRGB, at most 2 560 pixels long, and without what cameras add to it, such
 * as the place it was taken in.
 *
 * @throws UnusablePicture for one that cannot be read, is too large, or moves.
 */
export async function cleanPicture(data: Buffer, mimeType: string): Promise<Buffer> {
  if (!isWritten(mimeType)) throw new UnusablePicture(`Pictures of the type ${mimeType} are not read.`)
  const picture = sharp(data, { limitInputPixels: mostPixels, failOn: 'error' })
  const { pages = 1 } = await picture.metadata().catch(unreadable)
  if (pages > 1) {
    throw new UnusablePicture(
      'This picture moves. What moves is uploaded as a video, so that it can be paused.',
    )
  }
  const upright = picture
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  return writers[mimeType](upright).toBuffer().catch(unreadable)
}

function unreadable(error: unknown): never {
  const tooLarge = error instanceof Error && error.message.includes('pixel limit')
  throw new UnusablePicture(
    tooLarge
      ? 'This picture has more than 50 million pixels. Save a smaller one.'
      : 'This picture cannot be read. The file is damaged or not complete.',
  )
}
