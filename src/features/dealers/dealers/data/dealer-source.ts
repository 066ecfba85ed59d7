import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import { localDealers } from './local.ts'
import type { DealerDirectory } from './port.ts'
import { upstreamDealers } from './upstream.ts'

/** The dealer system failed, and there is no response of the last hour. */
export class DealersUnavailable extends ServiceUnavailable {
  override readonly name = 'DealersUnavailable'

  constructor() {
    super('The dealer system did not respond.')
  }
}

const local = localDealers(cms)

/** The dealers of the system at DEALER_CMS_URL, or our own when it is not set. */
export const dealerSource = createServiceSource<DealerDirectory>({
  name: 'dealers',
  service: () => ({
    baseUrl: config().dealerCmsUrl,
    apiKey: config().dealerCmsKey,
    statusMessage: 'Network response for dealers was not ok',
  }),
  local: () => local,
  // Provinces and countries are always our own.
  upstream: (client) => upstreamDealers(client, { log, regions: () => local.regions() }),
  unavailable: () => new DealersUnavailable(),
})
