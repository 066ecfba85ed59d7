import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'

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
  const handle = await open(draft, 'w', 0o600)
  const archive = pack()
  const packed = archive as AsyncIterable<Buffer>
  const written = pipeline(packed, createGzip(), handle.createWriteStream({ flush: true }))
  written.catch(() => {})
  const modified = new Date()

  const write = async (name: string, size: number, mtime: Date, content: Content) => {
    const entry = archive.entry({ name, size, mtime, mode: 0o600 })
    await pipeline(content, entry as unknown as NodeJS.WritableStream).catch(async (error: unknown) => {
      // An entry fails with the archive, whose own failure says more, such as that the disk is full.
      await written
      throw error
    })
  }
  return {
    async add(name, content) {
      const bytes = Buffer.from(content)
      await write(name, bytes.length, modified, [bytes])
    },
    async addFile(name, file) {
      const { size, mtime } = await stat(file)
      await write(name, size, mtime, size > 0 ? piecesOf(file, size) : [])
    },
    async commit() {
      archive.finalize()
      await written
      await rename(draft, target)
    },
    async discard() {
      archive.destroy()
      await written.catch(() => {})
      await rm(draft, { force: true })
    },
  }
}

type Content = Iterable<Buffer> | AsyncIterable<Buffer>

async function* piecesOf(file: string, size: number): AsyncGenerator<Buffer> {
  let copied = 0
  for await (const piece of createReadStream(file, { end: size - 1 })) {
    copied += piece.length
    yield piece
  }
  if (copied !== size) throw new Error(`${file} changed while it was being copied`)
}
