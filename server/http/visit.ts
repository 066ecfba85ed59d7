import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { arrivedByTls, type TrustedProxies } from './proxy.ts'

/** How the page cache took part in an answer; `stale` is the last good page in place of a failed one. */
export type CacheUse = 'hit' | 'miss' | 'stale' | 'bypass'

/** One request from its arrival to its log line. */
export type Visit = {
  readonly id: string
  /** `performance.now()` at arrival. */
  readonly startedAt: number
  readonly secure: boolean
  readonly method: string
  /** Path without query, empty while it is not known to be well-formed. */
  path: string
  cache: CacheUse
}

const wellFormedId = /^[\w-]{8,64}$/

function requestId(request: IncomingMessage, proxies: TrustedProxies): string {
  const given = proxies === 0 ? undefined : request.headers['x-request-id']
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID()
}

/** Opens a visit. The request's own id is kept only when a trusted proxy gave it. */
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

/** Stands in the log for what could not be read as a request. */
export function unreadableVisit(): Visit {
  const startedAt = performance.now()
  return { id: randomUUID(), startedAt, secure: false, method: '-', path: '-', cache: 'bypass' }
}
