import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Drawing } from '#features/pictures/index.ts'
import { drawingAddress, pictureFile } from '#features/pictures/server.ts'
import { siteClock } from '#platform/site-clock.ts'
import { createWorkbench } from '#platform/workbench.ts'
import { printSheet } from '../pdf/print-sheet.ts'
import type { Sheet } from '../sheet.ts'

const megabyte = 1_000_000

/** Finished sheets, by all that stands on them: what is changed, or a new day, is another sheet. */
const finished = new LRUCache<string, Buffer>({
  maxSize: 24 * megabyte,
  sizeCalculation: (file) => file.length,
})
const underWay = new Map<string, Promise<Buffer>>()

/** Printing holds up everything else for a tenth of a second: one at a time, and twelve wait a second or two. */
const workbench = createWorkbench({ places: 1, queue: 12 })

const printedPicture = { type: 'png', width: 960 } as const

async function pixelsOf(drawing: Drawing | null): Promise<Buffer | null> {
  return drawing && (await pictureFile(drawing, printedPicture)).body
}

function keyOf(sheet: Sheet): string {
  const drawn = sheet.view.models.map(({ drawing }) => drawing && drawingAddress(drawing, printedPicture))
  return createHash('sha256')
    .update(JSON.stringify([sheet, drawn]))
    .digest('base64url')
}

async function print(sheet: Sheet): Promise<Buffer> {
  const pictures: (Buffer | null)[] = []
  for (const { drawing } of sheet.view.models) pictures.push(await pixelsOf(drawing))
  return printSheet(sheet, { pictures, madeAt: siteClock().now() })
}

/**
 * A sheet as PDF, printed once however many ask for it at the same time.
 *
 * @throws WorkbenchFull when too many others are waiting to be printed.
 */
export async function printedSheet(sheet: Sheet): Promise<Buffer> {
  const key = keyOf(sheet)
  const known = finished.get(key)
  if (known) return known
  const running = underWay.get(key) ?? workbench.run(() => print(sheet)).finally(() => underWay.delete(key))
  underWay.set(key, running)
  const file = await running
  finished.set(key, file)
  return file
}
