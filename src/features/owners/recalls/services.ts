import { cms } from '#platform/process/cms.ts'
import { limitChecks } from './data/check-limit.ts'
import { recallEndpoints } from './data/contract.ts'
import { readCampaigns } from './data/local.ts'

/** Receives the form of the finder by POST. */
export { handleCheck } from './data/handle-check.ts'
/** Both adapters, for the contract suite that runs against each. */
export { localRecalls } from './data/local.ts'
export type { RecallSource } from './data/port.ts'
export { upstreamRecalls } from './data/upstream.ts'

/** The contract of recalls, always served from our own database, even when the site reads from an external service. */
export const endpoints = recallEndpoints({
  campaigns: async (vin) => readCampaigns(await cms(), vin),
  limit: limitChecks,
})
