import { readDealers } from '#features/dealers/dealers/jobs.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import { storedFirstReads } from './first-reads.ts'
import { localStock } from './local.ts'
import type { StockSource } from './port.ts'
import { upstreamStock } from './upstream.ts'

/** The list of a dealer with some thousand vehicles and their pictures. */
const maxBytes = 20_000_000

/** The service of used vehicles failed, and there is no response of the last hour. */
export class StockUnavailable extends ServiceUnavailable {
  override readonly name = 'StockUnavailable'

  constructor() {
    super('The service of used vehicles did not respond. Check STOCK_API_URL and the service.')
  }
}

/** The stock of the service at STOCK_API_URL, or our own when it is not set. */
export const stockSource = createServiceSource<StockSource>({
  name: 'stock',
  service: () => ({ baseUrl: config().stockApiUrl, apiKey: config().stockApiKey, maxBytes }),
  local: () => localStock(cms),
  upstream: (client) => upstreamStock(client, { log, dealerCodes, firstReads: storedFirstReads(cms) }),
  unavailable: () => new StockUnavailable(),
})

async function dealerCodes(): Promise<string[]> {
  return (await readDealers()).flatMap(({ supplierCode }) => supplierCode ?? [])
}
