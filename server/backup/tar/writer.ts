import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { finished, pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { blockBytes, headerOf, padding } from './header.ts'

/** A gzipped tar file being written. It has its name only once it is complete. */
export type ArchiveWriter = {
  add(name: string, content: Buffer | string): Promise<void>
  addFile(name: string, file: string): Promise<void>
  /** Writes the end and puts the file in its place. */
  commit(): Promise<void>
  /** Leaves nothing behind. Harmless after `commit`. */
  discard(): Promise<void>
}

/** Begins an archive, readable by its owner only, which appears at `target` when it is committed. */
export async function createArchive(target: string): Promise<ArchiveWriter> {
  const draft = `${target}.partial-${process.pid}`
  const handle: FileHandle = await open(draft, 'w', 0o600)
  const gzip = createGzip()
  const written = pipeline(gzip, handle.createWriteStream({ flush: true }))
  written.catch(() => {})
  const modified = new Date()

  const write = async (chunk: Buffer) => {
    if (gzip.destroyed) await written
    if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written])
  }
  return {
    async add(name, content) {
      const bytes = Buffer.from(content)
      await write(headerOf({ name, size: bytes.length, modified }))
      await write(bytes)
      await write(padding(bytes.length))
    },
    async addFile(name, file) {
      const { size, mtime } = await stat(file)
      await write(headerOf({ name, size, modified: mtime }))
      if (size > 0) {
        let copied = 0
        for await (const chunk of createReadStream(file, { end: size - 1 })) {
          copied += chunk.length
          await write(chunk)
        }
        if (copied !== size) throw new Error(`${file} changed while it was being copied`)
      }
      await write(padding(size))
    },
    async commit() {
      gzip.end(Buffer.alloc(2 * blockBytes))
      await written
      await finished(gzip)
      await rename(draft, target)
    },
    async discard() {
      gzip.destroy()
      await written.catch(() => {})
      await rm(draft, { force: true })
    },
  }
}
