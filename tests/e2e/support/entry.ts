import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { log } from '#platform/process/log.ts'
import { createAccessLog } from '#server/http/entry/access-log.ts'
import { createRequestListener } from '#server/http/entry/listener.ts'
import { bodyPaces } from '#server/http/limits/slow-body.ts'
import type { NextHandler } from '#server/http/next/next-handler.ts'
import { createPageStore } from '#server/http/pages/page-store.ts'
import { createResponseCaches } from '#server/http/pages/response-caches.ts'

const siteUrl = `http://127.0.0.1:${process.env.E2E_PORT}`

/** Forwards requests to the site under test and changes the HTML of its responses. */
function proxySite(change: (html: string) => string): NextHandler {
  return async ({ url }, response) => {
    const upstream = await fetch(siteUrl + url)
    const type = upstream.headers.get('content-type') ?? ''
    response.statusCode = upstream.status
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', 's-maxage=3600')
    const body = Buffer.from(await upstream.arrayBuffer())
    response.end(type.startsWith('text/html') ? change(body.toString()) : body)
  }
}

/** The HTTP entry on its own port, in front of the site under test. */
export type Entry = { readonly url: string; readonly close: () => void }

/** Starts the HTTP entry over pages whose HTML is changed before the entry finishes them. */
export async function startEntry(change: (html: string) => string): Promise<Entry> {
  // Log messages about blocked scripts are expected.
  log.level = 'silent'
  const handle = proxySite(change)
  const pageStore = createPageStore(10_000_000)
  const listener = createRequestListener({
    handle,
    siteUrl,
    bodyPaces,
    accessLog: createAccessLog({ maskedPrefixes: [], level: 'silent' }),
    caches: createResponseCaches({ handle, siteUrl, pageStore, cdnKeysOnLanguage: false }),
    knownParameters: [],
    trustedProxies: 0,
    dev: false,
    signInLimit: () => undefined,
    renderQueue: undefined,
    uploadSlots: { take: () => undefined },
    readiness: async () => ({ ready: true, reasons: [] }),
  })
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
