import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedBroken } from './feed-record.ts'

/** Maximum size of a feed after decompression, in bytes. */
const maxFeedBytes = 4_000_000_000
const pieceLength = 65_536
const gzipMagic = [0x1f, 0x8b]

/**
 * Returns the text of a feed in pieces of at most 64 K characters: decompressed when its first bytes are those of gzip,
 * and without a byte-order mark.
 *
 * @throws FeedBroken when the bytes are not UTF-8, or the compressed file is damaged or cut off.
 */
export async function* feedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let received = 0
  for await (const chunk of await decompressed(bytes)) {
    received += chunk.length
    if (received > maxFeedBytes) throw new FeedBroken('The feed is too large.')
    yield* pieces(decode(decoder, chunk))
  }
  yield* pieces(decode(decoder))
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new FeedBroken('The feed is not UTF-8, or it is cut off within a character.')
  }
}

function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += pieceLength) yield text.slice(start, start + pieceLength)
}

async function decompressed(bytes: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const chunks = bytes[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let length = 0
  while (length < gzipMagic.length) {
    const { done, value } = await chunks.next()
    if (done) break
    first.push(value)
    length += value.length
  }
  const all = concatenated(first, chunks)
  const isGzip = gzipMagic.every((byte, index) => Buffer.concat(first)[index] === byte)
  return isGzip ? gunzipped(all) : all
}

async function* concatenated(
  first: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* first
  yield* { [Symbol.asyncIterator]: () => rest }
}

async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(bytes, { objectMode: false })
  try {
    yield* pipeline(source, createGunzip(), () => {})
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new FeedBroken('The compressed feed is damaged or cut off.')
    throw error
  }
}
