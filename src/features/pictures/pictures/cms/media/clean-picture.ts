import sharp, { type Sharp } from 'sharp'

/** A picture that cannot be used. The message is a sentence for the editor. */
export class UnusablePicture extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnusablePicture'
  }
}

/** Limit against decompression bombs: a small file can decode to gigabytes. */
const maxPixels = 50_000_000

/** Longest side of a stored picture in pixels; no page shows a larger one. */
const maxSide = 2_560

const encoders = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 88, mozjpeg: true }),
  'image/png': (picture: Sharp) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 90 }),
  'image/avif': (picture: Sharp) => picture.avif({ quality: 70, effort: 2 }),
} as const satisfies Readonly<Record<string, (picture: Sharp) => Sharp>>

const isSupported = (mimeType: string): mimeType is keyof typeof encoders => Object.hasOwn(encoders, mimeType)

/**
 * Re-encodes a picture: upright, in sRGB, at most 2 560 pixels on its longest side, and without metadata such as the
 * GPS position.
 *
 * @throws UnusablePicture for a picture that is unreadable, too large or animated.
 */
export async function cleanPicture(data: Buffer, mimeType: string): Promise<Buffer> {
  if (!isSupported(mimeType)) throw new UnusablePicture(`Pictures of the type ${mimeType} are not supported.`)
  const picture = sharp(data, { limitInputPixels: maxPixels, failOn: 'error' })
  const { pages = 1 } = await picture.metadata().catch(throwUnreadable)
  if (pages > 1) {
    throw new UnusablePicture('This picture is animated. Upload a video instead, which visitors can pause.')
  }
  const upright = picture
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  return encoders[mimeType](upright).toBuffer().catch(throwUnreadable)
}

function throwUnreadable(error: unknown): never {
  const tooLarge = error instanceof Error && error.message.includes('pixel limit')
  throw new UnusablePicture(
    tooLarge
      ? 'This picture has more than 50 million pixels. Save a smaller one.'
      : 'This picture cannot be read. The file is damaged or incomplete.',
  )
}
