import type { Rendition, Upload } from '../picture.ts'
import { renditionNames, type StoredMedium, type StoredSize } from './stored.ts'

/** Removes duplicate widths: a picture narrower than an image size is stored there in its own width. */
function renditionsOf(sizes: readonly (StoredSize | undefined)[]): Rendition[] {
  const byWidth = new Map<number, Rendition>()
  for (const size of sizes) {
    if (size?.url && size.width) byWidth.set(size.width, { src: size.url, width: size.width })
  }
  return [...byWidth.values()].sort((one, other) => one.width - other.width)
}

function shareOf(size: StoredSize | undefined): Upload['share'] {
  if (!size?.url || !size.width || !size.height) return null
  return { src: size.url, width: size.width, height: size.height }
}

/** Returns an uploaded picture with the alt text of its file; null for a document, a video or an incomplete file. */
export function uploadOf(medium: StoredMedium | null): Upload | null {
  if (!medium?.mimeType?.startsWith('image/') || !medium.url || !medium.width || !medium.height) return null
  const { sizes = {} } = medium
  return {
    kind: 'upload',
    src: medium.url,
    width: medium.width,
    height: medium.height,
    focus: { x: medium.focalX ?? 50, y: medium.focalY ?? 50 },
    avif: renditionsOf(renditionNames.avif.map((name) => sizes[name])),
    webp: renditionsOf(renditionNames.webp.map((name) => sizes[name])),
    share: shareOf(sizes.share),
    caption: medium.caption || null,
    credit: medium.credit || null,
    alt: medium.decorative ? '' : medium.alt || '',
  }
}
