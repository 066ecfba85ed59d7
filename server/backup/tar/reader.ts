import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { messageOf } from '../../lifecycle/operator-error.ts'
import { DamagedArchive } from './damaged-archive.ts'

/** One file of an archive. Reading the next file skips its content. */
export type ArchivedFile = { readonly name: string; readonly size: number; content(): AsyncGenerator<Buffer> }

/**
 * Streams the files of a gzipped tar archive in order. The checksum is verified after the last file, so contents may be
 * corrupted until the generator has ended.
 *
 * @throws DamagedArchive, or the error of gzip, when the file is damaged or truncated.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivedFile> {
  const entries = extract()
  const read = pipeline(createReadStream(file), createGunzip(), entries as unknown as NodeJS.WritableStream)
  read.catch(() => {})
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header
      yield { name, size, content: () => contentOf(entry as AsyncIterable<Buffer>) }
      entry.resume()
    }
    await read
  } catch (error) {
    throw toDamagedArchive(error)
  } finally {
    entries.destroy()
  }
}

/**
 * Verifies the checksum of a gzipped file.
 *
 * @returns the error of gzip, or null when the file is intact or is not gzipped.
 */
export async function findCorruption(file: string): Promise<unknown> {
  const discarding = new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    await pipeline(createReadStream(file), createGunzip(), discarding)
    return null
  } catch (error) {
    const isGzipError = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    if (!isGzipError || messageOf(error) === 'incorrect header check') return null
    const { size } = await stat(file)
    return size > 0 ? error : null
  }
}

async function* contentOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw toDamagedArchive(error)
  }
}

/** Errors of gzip and the file system have codes; errors of the tar format do not. */
function toDamagedArchive(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error
  return new DamagedArchive('it is not a tar file, or it is truncated', { cause: error })
}
