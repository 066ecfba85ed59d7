import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import type { Campaign } from '../campaign.ts'
import type { Vin } from '../rules/vin.ts'
import { localRecalls } from './local.ts'
import type { RecallSource } from './port.ts'
import { upstreamRecalls } from './upstream.ts'

const unavailable = () =>
  new ServiceUnavailable('The recall service did not respond. Check RECALL_API_URL and the service.')

const recalls = createServiceSource<RecallSource>({
  name: 'recalls',
  service: () => ({ baseUrl: config().recallApiUrl, apiKey: config().recallApiKey }),
  local: () => localRecalls(cms),
  upstream: (client) => upstreamRecalls(client, { log }),
  unavailable,
})

/**
 * Finds the campaigns that affect a vehicle. Never cached, so that the VIN is stored nowhere.
 *
 * @throws ServiceUnavailable when the service failed; errors of the database, without the VIN
 */
export async function findCampaigns(vin: Vin): Promise<readonly Campaign[]> {
  const campaigns = await recalls.ask((port) => port.campaigns(vin))
  if (campaigns === null) throw unavailable()
  return campaigns
}
