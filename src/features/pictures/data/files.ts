import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Drawing, DrawingFile } from '../drawing-address.ts'
import { drawingPath } from '../drawing-address.ts'
import { drawFile } from './draw.ts'

/** A finished picture file. */
export type PictureFile = { readonly type: string; readonly etag: string; readonly body: Buffer }

const contentTypes = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
} as const

/** Finished files by address; anybody may ask for any colour, so the memory is bounded. */
const finished = new LRUCache<string, PictureFile>({
  maxSize: 48_000_000,
  sizeCalculation: ({ body }) => body.length,
})
const underWay = new Map<string, Promise<PictureFile>>()

async function make(drawing: Drawing, file: DrawingFile): Promise<PictureFile> {
  const svg = Buffer.from(drawFile(drawing))
  const body = file.type === 'svg' ? svg : await rasterise(svg, file.type, file.width)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { type: contentTypes[file.type], etag, body }
}

/** Pixels of the given width; the vector is read at a density that leaves no soft edges. */
async function rasterise(svg: Buffer, type: 'avif' | 'webp' | 'png', width: number): Promise<Buffer> {
  const { width: natural = width } = await sharp(svg).metadata()
  const density = Math.min(2_400, Math.max(1, (72 * width) / natural))
  const picture = sharp(svg, { density }).resize({ width })
  if (type === 'avif') return picture.avif({ quality: 55, effort: 3 }).toBuffer()
  if (type === 'webp') return picture.webp({ quality: 82 }).toBuffer()
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** The picture at an address, made once however many ask for it at the same time. */
export async function pictureFile(drawing: Drawing, file: DrawingFile): Promise<PictureFile> {
  const path = drawingPath(drawing, file)
  const known = finished.get(path)
  if (known) return known
  const running = underWay.get(path) ?? make(drawing, file).finally(() => underWay.delete(path))
  underWay.set(path, running)
  const made = await running
  finished.set(path, made)
  return made
}
