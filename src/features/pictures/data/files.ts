import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createWorkbench } from '#platform/workbench.ts'
import { drawingPath } from '../drawing/address.ts'
import type { Drawing } from '../drawing/families/index.ts'
import type { DrawingFile } from '../drawing/file.ts'
import { drawSvg } from '../drawing/svg.ts'
import { rasterise } from './raster.ts'

/** A finished picture file. */
export type PictureFile = { readonly type: string; readonly etag: string; readonly body: Buffer }

const contentTypes = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
} as const

const megabyte = 1_000_000

/** Finished files by address; anybody may ask for any colour, so the memory is bounded. */
const finished = new LRUCache<string, PictureFile>({
  maxSize: 48 * megabyte,
  sizeCalculation: ({ body }) => body.length,
})
const underWay = new Map<string, Promise<PictureFile>>()

/** Pixels cost a tenth of a second to two seconds: two at a time leave room for pages, and 16 wait a few seconds. */
const workbench = createWorkbench({ places: 2, queue: 16 })

async function make(drawing: Drawing, file: DrawingFile): Promise<PictureFile> {
  const svg = Buffer.from(drawSvg(drawing))
  const body = file.type === 'svg' ? svg : await workbench.run(() => rasterise(svg, file.type, file.width))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { type: contentTypes[file.type], etag, body }
}

/**
 * The picture at an address, made once however many ask for it at the same time.
 *
 * @throws WorkbenchFull when too many others are waiting to be made.
 */
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
