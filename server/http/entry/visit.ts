import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { arrivedByTls, type TrustedProxies } from './proxy.ts'

/** How the page cache was used for a response; `stale` is an expired page served because the render failed. */
export type CacheUse = 'hit' | 'miss' | 'stale' | 'bypass'

/** One request, from arrival to its line in the access log. */
export type Visit = {
  readonly id: string
  /** `performance.now()` at arrival. */
  readonly startedAt: number
  readonly secure: boolean
  readonly method: string
  /** Path without query; empty until it is validated. */
  path: string
  cache: CacheUse
}

const wellFormedId = /^[\w-]{8,64}$/

function requestId(request: IncomingMessage, proxies: TrustedProxies): string {
  const received = proxies === 0 ? undefined : request.headers['x-request-id']
  return typeof received === 'string' && wellFormedId.test(received) ? received : randomUUID()
}

/** Opens a visit. An X-Request-Id header is used only behind a trusted proxy. */
export function openVisit(request: IncomingMessage, proxies: TrustedProxies): Visit {
  return {
    id: requestId(request, proxies),
    startedAt: performance.now(),
    secure: arrivedByTls(request, proxies),
    method: request.method ?? '',
    path: '',
    cache: 'bypass',
  }
}

/** Creates a visit for the log line of an unparseable request. */
export function unreadableVisit(): Visit {
  const startedAt = performance.now()
  return { id: randomUUID(), startedAt, secure: false, method: '-', path: '-', cache: 'bypass' }
}
