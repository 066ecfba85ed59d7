/** What may be uploaded, by what a file holds and not by what it is called. */
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

/** Of the media, those a picture can be made of. */
export const onlyPictures = { mimeType: { contains: 'image/' } }

/** Of the media, those that play. */
export const onlyVideos = { mimeType: { contains: 'video/' } }

/** Of the media, those that are read as a document of their own. */
export const onlyDocuments = { mimeType: { equals: 'application/pdf' } }

/** Of the media, those that caption a video. */
export const onlyCaptions = { mimeType: { equals: 'text/vtt' } }

/** How a WebVTT file begins: after a byte order mark or none, and before the end of its first word. */
const captionsSignature = /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/

/** How far into a file its kind is told. Bytes. */
const headerBytes = 64

/** Brands of an ISO base media file that browsers play as MP4; QuickTime's own is not among them. */
const mp4Brand = /^(?:isom|iso[2-9]|mp4[12]|avc1|dash)$/

/** The brands in the first box of an ISO base media file: the major one first, then those it is compatible with. */
function brandsOf(head: string): string[] {
  return [head.slice(8, 12), ...(head.slice(16).match(/[\s\S]{4}/g) ?? [])]
}

function isoKind(head: string): FileKind | null {
  const brands = brandsOf(head)
  if (brands.includes('avif')) return kinds.avif
  return mp4Brand.test(brands[0] ?? '') ? kinds.mp4 : null
}

/** The kind of a file, told by its first bytes; null for one that may not be uploaded. */
export function fileKindOf(data: Uint8Array): FileKind | null {
  const head = Buffer.from(data.subarray(0, headerBytes)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return kinds.jpeg
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return kinds.png
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return kinds.webp
  if (head.startsWith('%PDF-')) return kinds.pdf
  if (head.startsWith('\x1aE\xdf\xa3') && head.includes('webm')) return kinds.webm
  if (captionsSignature.test(head)) return kinds.vtt
  return head.startsWith('ftyp', 4) ? isoKind(head) : null
}
