import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Encoding } from './encoding.ts'

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)

/** Higher levels take many times as long for a few per cent, while the visitor waits. */
const brotliQuality = 5

/** Compresses a body off the main thread. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: 6 })
  if (encoding === 'identity') return body
  return brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
