import { LRUCache } from 'lru-cache'
import type { Drawing } from '#features/pictures/index.ts'
import { drawingAddress, pictureFile } from '#features/pictures/server.ts'
import { createWorkbench } from '#platform/workbench.ts'

const megabyte = 1_000_000

/** Finished papers, by all that stands on them: what is changed, or a new day, is another paper. */
const finished = new LRUCache<string, Buffer>({
  maxSize: 24 * megabyte,
  sizeCalculation: (file) => file.length,
})
const underWay = new Map<string, Promise<Buffer>>()

/** Printing holds up everything else for a tenth of a second: one at a time, and twelve wait a second or two. */
const workbench = createWorkbench({ places: 1, queue: 12 })

const printedPicture = { type: 'png', width: 960 } as const

/** The pixels of a drawing as they are printed. */
export async function printedPixels(drawing: Drawing | null): Promise<Buffer | null> {
  return drawing && (await pictureFile(drawing, printedPicture)).body
}

/** Changes with what the drawing looks like. */
export function printedPictureKey(drawing: Drawing | null): string | null {
  return drawing && drawingAddress(drawing, printedPicture)
}

/**
 * A PDF, printed once however many ask for it at the same time.
 *
 * @param key of all that stands on it
 * @throws WorkbenchFull when too many others are waiting to be printed.
 */
export async function printedOnce(key: string, print: () => Promise<Buffer>): Promise<Buffer> {
  const known = finished.get(key)
  if (known) return known
  const running = underWay.get(key) ?? workbench.run(print).finally(() => underWay.delete(key))
  underWay.set(key, running)
  const file = await running
  finished.set(key, file)
  return file
}
