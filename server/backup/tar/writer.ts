import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'

/** Writes a gzipped tar file, which gets its name only when it is complete. */
export type ArchiveWriter = {
  add(name: string, content: Buffer | string): Promise<void>
  addFile(name: string, file: string): Promise<void>
  /** Completes the file and renames it to the target. */
  commit(): Promise<void>
  /** Removes the incomplete file. Has no effect after `commit`. */
  discard(): Promise<void>
}

/** Creates an archive, readable by its owner only. It appears at `target` when it is committed. */
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
      // An entry fails when the archive fails, whose error has the cause, such as a full disk.
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
      await write(name, size, mtime, size > 0 ? chunksOf(file, size) : [])
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

async function* chunksOf(file: string, size: number): AsyncGenerator<Buffer> {
  let copied = 0
  for await (const chunk of createReadStream(file, { end: size - 1 })) {
    copied += chunk.length
    yield chunk
  }
  if (copied !== size) throw new Error(`${file} changed during the backup. Run it again.`)
}
