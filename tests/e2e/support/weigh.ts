import http from 'node:http'
import type { Browser, CDPSession } from '@playwright/test'

const kinds = ['html', 'js', 'css', 'font', 'image', 'fetch', 'other'] as const
type Kind = (typeof kinds)[number]

/** Bytes on the wire (headers and gzip body) of a first visit on a phone, before any scrolling. */
export type Weight = Readonly<Record<Kind, number>> & {
  readonly total: number
  readonly requests: readonly { readonly url: string; readonly kind: Kind; readonly bytes: number }[]
}

type Transfer = { readonly url: string; type: string; mime: string; bytes: number; received: number }

/** The phone Lighthouse measures with. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** A fast line. The headless shell does not know its line and loads pictures much further below the window. */
const line = {
  offline: false,
  latency: 40,
  downloadThroughput: -1,
  uploadThroughput: -1,
  connectionType: 'cellular4g',
} as const

function kindOf({ url, type, mime }: Transfer): Kind {
  const path = url.split('?', 1)[0] ?? ''
  if (/\.m?js$/.test(path) || mime.includes('javascript')) return 'js'
  if (/\.css$/.test(path) || mime.includes('css')) return 'css'
  if (/\.(?:woff2?|ttf|otf)$/.test(path) || /font|woff/.test(mime)) return 'font'
  if (mime.startsWith('image/')) return 'image'
  if (type === 'Document') return 'html'
  return type === 'Fetch' || type === 'XHR' ? 'fetch' : 'other'
}

async function recordTransfers(session: CDPSession): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    transfers.set(requestId, { url: request.url, type: type ?? '', mime: '', bytes: 0, received: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const transfer = transfers.get(requestId)
    if (transfer) Object.assign(transfer, { type, mime: response.mimeType })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.received += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = Math.max(encodedDataLength, transfer.received)
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
  return transfers
}

/** The devtools sometimes report only the headers of a navigation, so the document is requested once more. */
function weighDocument(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip', accept: 'text/html' }
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers }, (response) => {
      let bytes = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    })
    request.on('error', reject)
  })
}

/** Visits a page for the first time on a phone, with gzip as the only encoding, and weighs what arrives. */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const transfers = await recordTransfers(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
    const documentBytes = await weighDocument(url)
    const requests = [...transfers.values()]
      .filter((transfer) => transfer.url.startsWith('http'))
      .map((transfer) => ({ url: transfer.url, kind: kindOf(transfer), bytes: transfer.bytes }))
      .map((request) =>
        request.kind === 'html' ? { ...request, bytes: Math.max(request.bytes, documentBytes) } : request,
      )
    const sum = (kind?: Kind) =>
      requests
        .filter((request) => !kind || request.kind === kind)
        .reduce((bytes, request) => bytes + request.bytes, 0)
    const byKind = Object.fromEntries(kinds.map((kind) => [kind, sum(kind)])) as Record<Kind, number>
    return { ...byKind, total: sum(), requests }
  } finally {
    await context.close()
  }
}
