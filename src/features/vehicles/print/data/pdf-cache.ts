import { LRUCache } from 'lru-cache'
import type { Drawing } from '#features/pictures/pictures/index.ts'
import { drawingAddress } from '#features/pictures/pictures/server.ts'
import { renderPictureFile } from '#features/pictures/pictures/services.ts'
import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'

const megabyte = 1_000_000

/** Finished PDFs by a hash of their content. Changed content, or a new day, has a different key. */
const finished = new LRUCache<string, Buffer>({
  maxSize: 24 * megabyte,
  sizeCalculation: (file) => file.length,
})
const pending = new Map<string, Promise<Buffer>>()

/**
 * Printing blocks the event loop for a tenth of a second, so only one runs at a time; up to twelve wait a second or
 * two.
 */
const printLimit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 12 })

const printedPicture = { type: 'png', width: 960 } as const

/** Reads the PNG of a drawing in print size. */
export async function readPrintPicture(drawing: Drawing | null): Promise<Buffer | null> {
  return drawing && (await renderPictureFile(drawing, printedPicture)).body
}

/** Returns a cache key that changes with the appearance of the drawing. */
export function printPictureKey(drawing: Drawing | null): string | null {
  return drawing && drawingAddress(drawing, printedPicture)
}

/**
 * Returns a PDF from the cache, from a run in progress, or from a new run.
 *
 * @param key hash of the content
 * @throws ConcurrencyLimitExceeded when too many others are waiting to be printed.
 */
export async function printOnce(key: string, print: () => Promise<Buffer>): Promise<Buffer> {
  const cached = finished.get(key)
  if (cached) return cached
  const run = pending.get(key) ?? printLimit.run(print).finally(() => pending.delete(key))
  pending.set(key, run)
  const file = await run
  finished.set(key, file)
  return file
}
