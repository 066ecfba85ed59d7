import { gunzipSync } from 'node:zlib'
import type { Answer } from '../captured-response.ts'
import { compress } from '../headers/compression.ts'
import type { Encoding } from '../headers/encoding.ts'
import { entityTag, fingerprint } from '../headers/etag.ts'
import { bodyHeaders, type SharedCaching, sharedPageHeaders } from './page-headers.ts'

type Head = {
  readonly tag: string
  readonly found: readonly string[]
  readonly notModified: readonly string[]
}

/** A page ready to be sent: bodies compressed and headers written once, for everybody. */
export type FinishedPage = {
  readonly heads: Readonly<Record<Encoding, Head>>
  readonly gzip: Buffer
  readonly br: Buffer
  readonly lifetimeMs: number
  /** What keeping it costs, roughly. */
  readonly bytes: number
}

function headOf(shared: readonly string[], print: string, encoding: Encoding, length: number): Head {
  const tag = entityTag(print, encoding)
  const notModified = [...shared, 'ETag', tag]
  return { tag, notModified, found: [...notModified, ...bodyHeaders(encoding, length)] }
}

/** Finishes a page. Uncompressed bytes are not kept: hardly anybody asks for them, and they are most of the weight. */
export async function finishPage(answer: Answer, caching: SharedCaching): Promise<FinishedPage> {
  const { body } = answer
  const [gzip, br] = await Promise.all([compress(body, 'gzip'), compress(body, 'br')])
  const shared = sharedPageHeaders(answer, caching)
  const print = fingerprint(body)
  return {
    heads: {
      br: headOf(shared, print, 'br', br.length),
      gzip: headOf(shared, print, 'gzip', gzip.length),
      identity: headOf(shared, print, 'identity', body.length),
    },
    gzip,
    br,
    lifetimeMs: caching.lifetimeMs,
    bytes: gzip.length + br.length + 2 * shared.join('').length,
  }
}

/** The page's bytes in an encoding. */
export function bodyOf(page: FinishedPage, encoding: Encoding): Buffer {
  return encoding === 'identity' ? gunzipSync(page.gzip) : page[encoding]
}
