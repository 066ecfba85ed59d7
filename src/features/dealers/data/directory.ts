import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { localDealers } from './local.ts'
import type { DealerDirectory, RegionTable } from './port.ts'
import { upstreamDealers } from './upstream.ts'

const local = localDealers(cms)

/** Provinces and countries are always our own. */
const regionTable: RegionTable = local

let selected: DealerDirectory | undefined

/** Returns the dealer system at DEALER_CMS_URL, or our own dealers when it is not set. */
export function directory(): DealerDirectory {
  selected ??= selectDirectory()
  return selected
}

function selectDirectory(): DealerDirectory {
  const { dealerCmsUrl, dealerCmsKey } = config()
  if (dealerCmsUrl === undefined) return local
  const headers: Record<string, string> =
    dealerCmsKey === undefined ? {} : { authorization: `users API-Key ${dealerCmsKey}` }
  const service = createServiceClient({
    name: 'dealers',
    baseUrl: dealerCmsUrl,
    headers,
    statusMessage: 'Network response for dealers was not ok',
  })
  return upstreamDealers(service, { log, regions: () => regionTable.regions() })
}
