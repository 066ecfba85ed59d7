import { gunzipSync } from 'node:zlib'
import { compress } from '../headers/compression.ts'
import type { Encoding } from '../headers/encoding.ts'
import { entityTag, hashBody } from '../headers/etag.ts'
import type { BufferedResponse } from '../next/captured-response.ts'
import {
  bodyHeaders,
  type SharedCaching,
  sharedPageHeaders,
  sharedPictureHeaders,
  uncachedHeaders,
} from './page-headers.ts'

type Head = {
  readonly tag: string
  readonly okHeaders: readonly string[]
  readonly notModifiedHeaders: readonly string[]
}

/** A response prepared for all visitors, with compressed bodies and final headers. */
export type FinishedPage = {
  readonly status: 200 | 404
  readonly heads: Readonly<Record<Encoding, Head>>
  body(encoding: Encoding): Buffer
  readonly lifetimeMs: number
  /** Approximate memory use in the cache, in bytes. */
  readonly bytes: number
}

function headOf(shared: readonly string[], print: string, encoding: Encoding, length: number): Head {
  const tag = entityTag(print, encoding)
  const notModifiedHeaders = [...shared, 'ETag', tag]
  return { tag, notModifiedHeaders, okHeaders: [...notModifiedHeaders, ...bodyHeaders(encoding, length)] }
}

/** Copies a buffer: small Node buffers share a pool, which a cached page would keep in memory. */
function copyBuffer(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Compresses a page and writes its headers. */
export function finishPage(
  response: BufferedResponse,
  caching: SharedCaching,
  path: string,
): Promise<FinishedPage> {
  return finishCompressed(response.body, sharedPageHeaders(response, caching, path), caching.lifetimeMs)
}

/** Prepares the not-found page, which clients may not store: there may be a page at the address at any moment. */
export async function finishNotFoundPage(
  { headers, body }: BufferedResponse,
  lifetimeMs: number,
  path: string,
): Promise<FinishedPage> {
  const response = { status: 404, headers: { ...headers, 'cache-control': 'no-store' }, body }
  return { ...(await finishCompressed(body, uncachedHeaders(response, path), lifetimeMs)), status: 404 }
}

/** Prepares a drawing; SVG is compressed, bitmaps are not. */
export async function finishPicture(response: BufferedResponse, lifetimeMs: number): Promise<FinishedPage> {
  const { headers } = response
  const shared = sharedPictureHeaders(response)
  if (String(headers['content-type']).startsWith('image/svg+xml'))
    return finishCompressed(response.body, shared, lifetimeMs)
  const body = copyBuffer(response.body)
  const head = headOf(shared, hashBody(body), 'identity', body.length)
  return {
    status: 200,
    heads: { br: head, gzip: head, identity: head },
    body: () => body,
    lifetimeMs,
    bytes: body.length + shared.join('').length,
  }
}

/** Stores compressed bodies only: the uncompressed body is rarely requested and takes the most memory. */
async function finishCompressed(body: Buffer, shared: string[], lifetimeMs: number): Promise<FinishedPage> {
  const bodies = await Promise.all([compress(body, 'gzip'), compress(body, 'br')])
  const [gzip, br] = bodies.map(copyBuffer) as [Buffer, Buffer]
  const print = hashBody(body)
  return {
    status: 200,
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
