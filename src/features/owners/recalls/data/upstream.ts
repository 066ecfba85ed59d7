import type { log as productLog } from '#platform/process/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { lookupOf } from '#platform/service/lookup.ts'
import type { RecallSource } from './port.ts'
import { campaignsResponse } from './wire/campaign.ts'

/** Exactly as specified. Source: requirement V-301. */
const path = 'CampSummaries/vin'

/**
 * The campaigns of an external service. Responses are not kept, because VINs are stored nowhere; 404 is a failure like any
 * other. Source: requirements V-301 and V-328; decision V-2.
 */
export function upstreamRecalls(
  service: ServiceClient,
  { log }: { readonly log: Pick<typeof productLog, 'warn'> },
): RecallSource {
  return {
    campaigns: (vin) =>
      lookupOf(
        (async () => {
          const response = await service.getJson(`${path}/${vin}`, campaignsResponse, {
            logAs: `${path}/***`,
          })
          const { campaigns, unreadable } = response
          if (unreadable > 0)
            log.warn({ count: unreadable }, 'unreadable campaigns of the recall service left out')
          return { value: campaigns, fresh: true }
        })(),
      ),
  }
}
