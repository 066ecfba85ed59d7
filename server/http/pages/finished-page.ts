import { gunzipSync } from 'node:zlib'
import type { Answer } from '../captured-response.ts'
import { compress } from '../headers/compression.ts'
import type { Encoding } from '../headers/encoding.ts'
import { entityTag, fingerprint } from '../headers/etag.ts'
import { bodyHeaders, type SharedCaching, sharedPageHeaders, sharedPictureHeaders } from './page-headers.ts'

type Head = {
  readonly tag: string
  readonly found: readonly string[]
  readonly notModified: readonly string[]
}

/** An answer ready to be sent: bodies compressed and headers written once, for everybody. */
export type FinishedPage = {
  readonly heads: Readonly<Record<Encoding, Head>>
  body(encoding: Encoding): Buffer
  readonly lifetimeMs: number
  /** What keeping it costs, roughly. */
  readonly bytes: number
}

function headOf(shared: readonly string[], print: string, encoding: Encoding, length: number): Head {
  const tag = entityTag(print, encoding)
  const notModified = [...shared, 'ETag', tag]
  return { tag, notModified, found: [...notModified, ...bodyHeaders(encoding, length)] }
}

/** A copy with memory of its own: Node cuts small buffers out of slabs, which a page in memory would keep whole. */
function owned(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Finishes a page. */
export function finishPage(answer: Answer, caching: SharedCaching, path: string): Promise<FinishedPage> {
  return finishCompressed(answer.body, sharedPageHeaders(answer, caching, path), caching.lifetimeMs)
}

/** Finishes a drawing: vectors compress like text, pixels are compressed already. */
export async function finishPicture(answer: Answer, lifetimeMs: number): Promise<FinishedPage> {
  const { headers } = answer
  const shared = sharedPictureHeaders(answer)
  if (String(headers['content-type']).startsWith('image/svg+xml'))
    return finishCompressed(answer.body, shared, lifetimeMs)
  const body = owned(answer.body)
  const head = headOf(shared, fingerprint(body), 'identity', body.length)
  return {
    heads: { br: head, gzip: head, identity: head },
    body: () => body,
    lifetimeMs,
    bytes: body.length + shared.join('').length,
  }
}

/** Uncompressed bytes are not kept: hardly anybody asks for them, and they are most of the weight. */
async function finishCompressed(body: Buffer, shared: string[], lifetimeMs: number): Promise<FinishedPage> {
  const bodies = await Promise.all([compress(body, 'gzip'), compress(body, 'br')])
  const [gzip, br] = bodies.map(owned) as [Buffer, Buffer]
  const print = fingerprint(body)
  return {
    heads: {
      br: headOf(shared, print, 'br', br.length),
      gzip: headOf(shared, print, 'gzip', gzip.length),
      identity: headOf(shared, print, 'identity', body.length),
    },
    body: (encoding) => {
      if (encoding === 'identity') return gunzipSync(gzip)
      return encoding === 'br' ? br : gzip
    },
    lifetimeMs,
    bytes: gzip.length + br.length + 2 * shared.join('').length,
  }
}
