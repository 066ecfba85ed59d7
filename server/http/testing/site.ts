import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import { type AccessLine, createAccessLog } from '../entry/access-log.ts'
import { createHttpServer, type Timeouts } from '../entry/http-server.ts'
import { createRequestListener, type ListenerOptions } from '../entry/listener.ts'
import { bodyPaces } from '../limits/slow-body.ts'
import type { NextHandler } from '../next/next-handler.ts'
import type { PageSource } from '../pages/page-source.ts'
import { createPageStore, type PageStore } from '../pages/page-store.ts'
import { createResponseCaches } from '../pages/response-caches.ts'

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

export type TestSite = {
  readonly port: number
  readonly server: Server
  /** Resolves with the lines of the access log when there are at least `count`. */
  waitForLogLines(count: number): Promise<AccessLine[]>
  readonly pages: PageSource
  /** Purges the caches as a change of content does. */
  purge(): void
  readonly store: PageStore
  /** Advances the clock of the page cache. */
  advanceClock(ms: number): void
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  send(method: string, path: string, headers?: Record<string, string>, body?: string | Buffer): Promise<Reply>
}

export type TestSiteOptions = Partial<Omit<ListenerOptions, 'handle' | 'accessLog' | 'caches'>> & {
  readonly cacheBytes?: number
  readonly timeouts?: Timeouts
  readonly cdnKeysOnLanguage?: boolean
}

/** Serves a fake of Next through the real listener on a loopback port, until the test ends. */
export async function serve(handle: NextHandler, options: TestSiteOptions = {}): Promise<TestSite> {
  const lines: AccessLine[] = []
  const accessLog = createAccessLog({
    level: 'info',
    maskedPrefixes: ['/services/recall/CampSummaries/vin/'],
    target: {
      write: (text) =>
        lines.push(
          ...text
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line) as AccessLine),
        ),
    },
  })
  let offsetMs = 0
  const store = createPageStore(options.cacheBytes ?? 10_000_000)
  const caches = createResponseCaches({
    handle,
    siteUrl: 'https://www.example.co.za',
    pageStore: store,
    cdnKeysOnLanguage: options.cdnKeysOnLanguage ?? false,
    now: () => Date.now() + offsetMs,
  })
  const listener = createRequestListener({
    handle,
    accessLog,
    caches: options.dev ? undefined : caches,
    knownParameters: [],
    siteUrl: 'https://www.example.co.za',
    trustedProxies: 0,
    bodyPaces,
    dev: false,
    signInLimit: () => undefined,
    uploadSlots: { take: () => undefined },
    renderQueue: undefined,
    readiness: async () => ({ ready: true, reasons: [] }),
    ...options,
  })
  const server = createHttpServer(accessLog, options.timeouts)
  server.on('request', listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    accessLog.close()
    server.closeAllConnections()
    server.close()
  })

  const send: TestSite['send'] = (method, path, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const request = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
        buffer(response).then((bytes) => {
          const { statusCode = 0, headers: received } = response
          resolve({ status: statusCode, headers: received, body: bytes, text: bytes.toString() })
        }, reject)
      })
      request.on('error', reject)
      request.end(body)
    })
  return {
    port,
    server,
    waitForLogLines: (count) => vi.waitUntil(() => lines.length >= count && lines),
    pages: caches.pages,
    purge: caches.purge,
    store,
    send,
    get: (path, headers) => send('GET', path, headers),
    advanceClock: (ms) => {
      offsetMs += ms
    },
  }
}

/** A fake of Next that responds with an HTML page and a shared lifetime. */
export function pageHandler(html: (path: string) => string, cacheControl = 's-maxage=31536000'): NextHandler {
  return async (request, response) => {
    response.setHeader('X-Powered-By', 'Next.js')
    response.setHeader('Cache-Control', cacheControl)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(html(request.url ?? ''))
  }
}
