import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { messageOf } from '../../lifecycle/operator-error.ts'
import { DamagedArchive } from './damaged-archive.ts'

/** One file of an archive. Its content must be read, or skipped by going on to the next. */
export type ArchivedFile = { readonly name: string; readonly size: number; content(): AsyncGenerator<Buffer> }

/**
 * The files of a gzipped tar archive, in their order, without ever holding more than a piece of one. Its checksum is
 * compared after the last: until the generator has ended, what it gave may be damaged.
 *
 * @throws DamagedArchive, or the error of gzip, when the file is damaged or ends too early.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivedFile> {
  const entries = extract()
  const read = pipeline(createReadStream(file), createGunzip(), entries as unknown as NodeJS.WritableStream)
  read.catch(() => {})
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header
      yield { name, size, content: () => named(entry as AsyncIterable<Buffer>) }
      entry.resume()
    }
    await read
  } catch (error) {
    throw damageOf(error)
  } finally {
    entries.destroy()
  }
}

/**
 * What is wrong with the bytes of a gzipped file, found by its checksum; null when they are as they were written, or
 * were never gzipped.
 */
export async function changedBytes(file: string): Promise<unknown> {
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() })
  try {
    await pipeline(createReadStream(file), createGunzip(), nowhere)
    return null
  } catch (error) {
    const isOfGzip = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    if (!isOfGzip || messageOf(error) === 'incorrect header check') return null
    const { size } = await stat(file)
    return size > 0 ? error : null
  }
}

async function* named(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw damageOf(error)
  }
}

/** Errors of gzip and of the file system have codes; those of the archive's format have none. */
function damageOf(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error
  return new DamagedArchive('it is not a tar file, or it is cut off', { cause: error })
}
