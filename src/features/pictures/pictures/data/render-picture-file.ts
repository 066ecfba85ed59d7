import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'
import { drawingPath } from '../drawing/address.ts'
import type { Drawing } from '../drawing/families/index.ts'
import type { DrawingFile } from '../drawing/file.ts'
import { drawSvg } from '../drawing/svg.ts'
import { rasterise } from './raster.ts'

export type PictureFile = { readonly type: string; readonly etag: string; readonly body: Buffer }

const contentTypes = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
} as const

const megabyte = 1_000_000

/** Rendered files by path. Bounded, because any visitor can request any colour. */
const fileCache = new LRUCache<string, PictureFile>({
  maxSize: 48 * megabyte,
  sizeCalculation: ({ body }) => body.length,
})
const pendingFiles = new Map<string, Promise<PictureFile>>()

/** A raster takes 0.1 to 2 s to render: two at a time leave processor time for pages, and 16 may wait. */
const rasterLimit = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 16 })

async function render(drawing: Drawing, file: DrawingFile): Promise<PictureFile> {
  const svg = Buffer.from(drawSvg(drawing))
  const body = file.type === 'svg' ? svg : await rasterLimit.run(() => rasterise(svg, file.type, file.width))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { type: contentTypes[file.type], etag, body }
}

/**
 * Renders a drawing as a file, or returns it from the cache. Concurrent calls for the same file share one rendering.
 *
 * @throws ConcurrencyLimitExceeded when the queue of rasters is full.
 */
export async function renderPictureFile(drawing: Drawing, file: DrawingFile): Promise<PictureFile> {
  const path = drawingPath(drawing, file)
  const cached = fileCache.get(path)
  if (cached) return cached
  const pending = pendingFiles.get(path) ?? render(drawing, file).finally(() => pendingFiles.delete(path))
  pendingFiles.set(path, pending)
  const rendered = await pending
  fileCache.set(path, rendered)
  return rendered
}
