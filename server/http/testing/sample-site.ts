/** Serves the sample page through the real listener, for measuring. Tells its parent when it listens. */
import { createServer } from 'node:http'
import { createAccessLog } from '../access-log.ts'
import { createRequestListener } from '../listener.ts'
import { pageFinisher } from '../pages/finishers.ts'
import { createPageSource } from '../pages/page-source.ts'
import { createPageStore } from '../pages/page-store.ts'
import { renderWith } from '../pages/render.ts'
import { bodyPaces } from '../slow-body.ts'
import { sampleFlight, samplePage } from './sample-page.ts'

const handle: Parameters<typeof renderWith>[0] = async (request, response) => {
  const flight = request.headers.rsc === '1'
  response.setHeader('Cache-Control', 's-maxage=31536000')
  response.setHeader('Content-Type', flight ? 'text/x-component' : 'text/html; charset=utf-8')
  response.end(flight ? sampleFlight : samplePage)
}
const pages = createPageSource({
  store: createPageStore(50_000_000),
  render: renderWith(handle, 'https://www.example.co.za'),
  finisher: pageFinisher(false),
})
const listener = createRequestListener({
  handle,
  memories: { pages, results: pages, pictures: pages },
  accessLog: createAccessLog({ maskedAfter: [] }),
  knownQuery: [],
  siteUrl: 'https://www.example.co.za',
  trustedProxies: 0,
  bodyPaces,
  dev: false,
  signInLimit: () => undefined,
  readiness: async () => ({ ready: true, reasons: [] }),
})
createServer(listener).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'))
