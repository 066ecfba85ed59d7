import { handleEndpoints, type Payload } from 'payload'
import { type DealerDirectory, localDealers, upstreamDealers } from '#features/dealers/dealers/services.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { openTestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'

export const serviceKey = 'service-key-of-another-installation'

/** The seeded dealers, read from our database and, as another installation does, through the contract we serve. */
export type DealerNetwork = {
  readonly payload: Payload
  readonly local: ReturnType<typeof localDealers>
  readonly upstream: DealerDirectory
  readonly served: Loopback
  /** The Authorization headers of all requests, in order. */
  readonly authorizations: readonly (string | null)[]
  close(): Promise<void>
}

export async function openDealerNetwork(): Promise<DealerNetwork> {
  const cms = await openTestCms({ content: true })
  const { payload } = cms
  await payload.create({
    collection: 'service-keys',
    data: { name: 'Another installation', enableAPIKey: true, apiKey: serviceKey },
  })
  const local = localDealers(async () => payload)
  const authorizations: (string | null)[] = []
  const served = await serve((request) => {
    authorizations.push(request.headers.get('authorization'))
    return handleEndpoints({ config: payload.config, request })
  })
  const service = createServiceClient({
    name: 'dealers',
    baseUrl: served.url,
    headers: { authorization: `users API-Key ${serviceKey}` },
  })
  const upstream = upstreamDealers(service, { log: { warn: () => {} }, regions: () => local.regions() })
  return {
    payload,
    local,
    upstream,
    served,
    authorizations,
    async close() {
      await served.close()
      await cms.close()
    },
  }
}
