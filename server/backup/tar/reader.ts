import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { DamagedArchive } from './damaged-archive.ts'
import { blockBytes, parseHeader, pathOfPax } from './header.ts'

/** One file of an archive. Its content must be read, or skipped by going on to the next. */
export type ArchivedFile = { readonly name: string; readonly size: number; content(): AsyncGenerator<Buffer> }

/**
 * The files of a gzipped tar archive, in their order, without ever holding more than a piece of one. Its checksum is
 * compared after the last: until the generator has ended, what it gave may be damaged.
 *
 * @throws DamagedArchive, or the error of gzip, when the file is damaged or ends too early.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivedFile> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  source.once('error', (error) => unzipped.destroy(error))
  const pieces = new Pieces(source.pipe(unzipped))
  try {
    for (let longName: string | undefined; ; ) {
      const header = parseHeader(await pieces.exactly(blockBytes))
      if (!header) return await pieces.drain()
      if (header.type === 'x') {
        longName = pathOfPax(await pieces.exactly(header.size))
        await pieces.skip(rest(header.size))
        continue
      }
      let left = header.size
      const content = async function* () {
        while (left > 0) {
          const piece = await pieces.upTo(left)
          left -= piece.length
          yield piece
        }
      }
      yield { name: longName ?? header.name, size: header.size, content }
      longName = undefined
      await pieces.skip(left + rest(header.size))
    }
  } finally {
    source.destroy()
    unzipped.destroy()
  }
}

const rest = (size: number) => (blockBytes - (size % blockBytes)) % blockBytes

/** Cuts a stream into the pieces one asks for. */
class Pieces {
  private readonly source: AsyncIterator<Buffer>
  private pending: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.source = stream[Symbol.asyncIterator]()
  }

  async upTo(size: number): Promise<Buffer> {
    while (this.pending.length === 0) {
      const next = await this.source.next()
      if (next.done) throw new DamagedArchive('it ends too early')
      this.pending = next.value
    }
    const piece = this.pending.subarray(0, size)
    this.pending = this.pending.subarray(piece.length)
    return piece
  }

  async exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = size; left > 0; ) {
      const part = await this.upTo(left)
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }

  /** Reads to the end, where gzip compares its checksum. */
  async drain(): Promise<void> {
    while (!(await this.source.next()).done);
  }

  async skip(size: number): Promise<void> {
    for (let left = size; left > 0; ) left -= (await this.upTo(left)).length
  }
}
