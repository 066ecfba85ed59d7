/** A supported file type, recognised by content and not by name. */
export type FileKind = {
  readonly mimeType: string
  readonly extension: string
  readonly use: 'picture' | 'document' | 'video' | 'captions'
}

const kinds = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg', use: 'picture' },
  png: { mimeType: 'image/png', extension: 'png', use: 'picture' },
  webp: { mimeType: 'image/webp', extension: 'webp', use: 'picture' },
  avif: { mimeType: 'image/avif', extension: 'avif', use: 'picture' },
  pdf: { mimeType: 'application/pdf', extension: 'pdf', use: 'document' },
  mp4: { mimeType: 'video/mp4', extension: 'mp4', use: 'video' },
  webm: { mimeType: 'video/webm', extension: 'webm', use: 'video' },
  vtt: { mimeType: 'text/vtt', extension: 'vtt', use: 'captions' },
} as const satisfies Readonly<Record<string, FileKind>>

export const mimeTypes: readonly string[] = Object.values(kinds).map(({ mimeType }) => mimeType)

/** Payload filter for pictures. */
export const onlyPictures = { mimeType: { contains: 'image/' } }

/** Payload filter for videos. */
export const onlyVideos = { mimeType: { contains: 'video/' } }

/** Payload filter for PDF documents. */
export const onlyDocuments = { mimeType: { equals: 'application/pdf' } }

/** Payload filter for captions. */
export const onlyCaptions = { mimeType: { equals: 'text/vtt' } }

/** The beginning of a WebVTT file: an optional byte order mark, then `WEBVTT` as a whole word. */
const captionsSignature = /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/

/** Number of bytes from which the file type is detected. */
const headerBytes = 64

/** Brands of ISO base media files that browsers play as MP4, which excludes QuickTime. */
const mp4Brand = /^(?:isom|iso[2-9]|mp4[12]|avc1|dash)$/

/** The brands in the first box of an ISO base media file: the major one first, then those it is compatible with. */
function brandsOf(header: string): string[] {
  return [header.slice(8, 12), ...(header.slice(16).match(/[\s\S]{4}/g) ?? [])]
}

function isoKind(header: string): FileKind | null {
  const brands = brandsOf(header)
  if (brands.includes('avif')) return kinds.avif
  return mp4Brand.test(brands[0] ?? '') ? kinds.mp4 : null
}

/** Detects the type of a file by its first bytes; null for an unsupported type. */
export function fileKindOf(data: Uint8Array): FileKind | null {
  const header = Buffer.from(data.subarray(0, headerBytes)).toString('latin1')
  if (header.startsWith('\xff\xd8\xff')) return kinds.jpeg
  if (header.startsWith('\x89PNG\r\n\x1a\n')) return kinds.png
  if (header.startsWith('RIFF') && header.startsWith('WEBP', 8)) return kinds.webp
  if (header.startsWith('%PDF-')) return kinds.pdf
  if (header.startsWith('\x1aE\xdf\xa3') && header.includes('webm')) return kinds.webm
  if (captionsSignature.test(header)) return kinds.vtt
  return header.startsWith('ftyp', 4) ? isoKind(header) : null
}
