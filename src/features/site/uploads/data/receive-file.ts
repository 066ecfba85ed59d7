import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { visibleName } from '../rules/clean-file-name.ts'
import { maxUploadBytes, type RefusedUpload, type UploadSlots } from '../upload.ts'

/** A file on disk, as the visitor sent it. */
export type ReceivedFile = {
  /** The name of the form's field. */
  readonly field: string
  /** As the browser sent it; not safe to display. */
  readonly name: string
  readonly path: string
  readonly bytes: number
}

/** Counts what passes. */
function createCounter() {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, bytes: () => bytes }
}

async function drain(stream: Readable): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) bytes += (chunk as Buffer).length
  return bytes
}

/** Whether a part is what browsers send for a file input without a file. */
const isEmptyInput = (name: string, bytes: number) => name === '' && bytes === 0

/** What became of the file in a part; null for an input without a file. */
export type ReceivedPart = ReceivedFile | RefusedUpload | null

/** Receives the files of one form into a folder. */
export function createFileReceiver(slots: UploadSlots, folder: string) {
  const counts = new Map<string, number>()
  let written = 0

  const write = async (field: string, name: string, stream: Readable): Promise<ReceivedPart> => {
    const target = path.join(folder, String(written++))
    const counter = createCounter()
    await pipeline(stream, counter.stream, createWriteStream(target, { flags: 'wx', mode: 0o600 }))
    const bytes = counter.bytes()
    if (bytes > 0 && bytes <= maxUploadBytes) return { field, name, path: target, bytes }
    await rm(target, { force: true })
    if (isEmptyInput(name, bytes)) return null
    return { field, name: visibleName(name), problem: bytes === 0 ? 'unreadable' : 'tooLarge' }
  }

  return {
    /** Whether the form has a file field of this name. */
    expects: (field: string) => Object.hasOwn(slots, field),

    /** Stores a file, or reads it to its end and drops it. Resolves when it is on disk. */
    async receive(field: string, name: string, stream: Readable): Promise<ReceivedPart> {
      const count = (counts.get(field) ?? 0) + 1
      counts.set(field, count)
      if (count <= (slots[field]?.maxFiles ?? 0)) return write(field, name, stream)
      if (isEmptyInput(name, await drain(stream))) return null
      return { field, name: visibleName(name), problem: 'tooMany' }
    },
  }
}
