import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { localDealers } from './local.ts'
import type { DealerDirectory, RegionTable } from './port.ts'
import { upstreamDealers } from './upstream.ts'

const ours = localDealers(cms)

/** Provinces and countries are always our own. */
const regionTable: RegionTable = ours

let chosen: DealerDirectory | undefined

/** The dealers this site shows: those of the system at DEALER_CMS_URL, or our own when it is not set. */
export function directory(): DealerDirectory {
  chosen ??= choose()
  return chosen
}

function choose(): DealerDirectory {
  const { dealerCmsUrl, dealerCmsKey } = config()
  if (dealerCmsUrl === undefined) return ours
  const headers: Record<string, string> =
    dealerCmsKey === undefined ? {} : { authorization: `users API-Key ${dealerCmsKey}` }
  const service = createServiceClient({
    name: 'dealers',
    baseUrl: dealerCmsUrl,
    headers,
    notOk: 'Network response for dealers was not ok',
  })
  return upstreamDealers(service, { log, regions: () => regionTable.regions() })
}
