import { readDealers } from '#features/dealers/jobs.ts'
import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { storedFirstReads } from './first-reads.ts'
import { localStock } from './local.ts'
import type { StockSource } from './port.ts'
import { upstreamStock } from './upstream.ts'

/** The list of a dealer with some thousand vehicles and their pictures. */
const maxBytes = 20_000_000

let selected: StockSource | undefined

/** Returns the stock of the service at STOCK_API_URL, or our own when it is not set. */
export function stockSource(): StockSource {
  selected ??= selectSource()
  return selected
}

function selectSource(): StockSource {
  const { stockApiUrl, stockApiKey } = config()
  if (stockApiUrl === undefined) return localStock(cms)
  const headers: Record<string, string> =
    stockApiKey === undefined ? {} : { authorization: `users API-Key ${stockApiKey}` }
  const service = createServiceClient({ name: 'stock', baseUrl: stockApiUrl, headers, maxBytes })
  return upstreamStock(service, { log, dealerCodes, firstReads: storedFirstReads(cms) })
}

async function dealerCodes(): Promise<string[]> {
  return (await readDealers()).flatMap(({ supplierCode }) => supplierCode ?? [])
}
