import sharp from 'sharp'
import { fileKindOf } from '#features/pictures/pictures/jobs.ts'
import { FetchProblem } from '#platform/outside/fetch-problem.ts'
import { type PictureWidth, pictureWidths } from '../rules/own-address.ts'

/** Limit against decompression bombs: a small file can decode to gigabytes. */
const maxPixels = 50_000_000
/** Shorter sides are of icons and of pictures that only count visitors. Pixels. */
const minSide = 100
const quality = 80

/** A picture in every width. */
export type EncodedPicture = readonly { readonly width: PictureWidth; readonly data: Buffer }[]

function throwUnreadable(error: unknown): never {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
  throw new FetchProblem(isTooLarge ? 'has more than 50 million pixels' : 'is damaged or incomplete')
}

/**
 * Decodes a picture and encodes it as WebP in our widths: upright, in sRGB, without metadata. The type is that of the
 * content; what the server calls it does not matter.
 *
 * @throws FetchProblem for anything but a JPEG, PNG, WebP or AVIF picture of a usable size.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (fileKindOf(bytes)?.use !== 'picture') throw new FetchProblem('is no JPEG, PNG, WebP or AVIF file')
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { width = 0, height = 0, pages = 1 } = await source.metadata().catch(throwUnreadable)
  if (pages > 1) throw new FetchProblem('is animated')
  if (Math.min(width, height) < minSide)
    throw new FetchProblem(`has ${width} × ${height} pixels; ${minSide} on each side are the least`)
  const upright = source.rotate().flatten({ background: '#ffffff' })
  const encoded: { width: PictureWidth; data: Buffer }[] = []
  for (const target of pictureWidths) {
    const resized = upright
      .clone()
      .resize({ width: target, height: target * 2, fit: 'inside', withoutEnlargement: true })
    encoded.push({
      width: target,
      data: await resized.webp({ quality }).toBuffer().catch(throwUnreadable),
    })
  }
  return encoded
}
