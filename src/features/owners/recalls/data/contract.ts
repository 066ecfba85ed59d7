import { z } from 'zod'
import { log } from '#platform/process/log.ts'
import type { ContractEndpoint } from '#platform/service/endpoint.ts'
import { lastSegment } from '#platform/service/last-segment.ts'
import { problem } from '#platform/service/problem.ts'
import type { Campaign } from '../campaign.ts'
import { parseVin, type Vin } from '../rules/vin.ts'
import { wireCampaign, wireCampaignOf } from './wire/campaign.ts'

/** The access log masks what follows `vin/`: `masked-paths.ts` in `server/http` names this path too. */
const path = '/services/recall/CampSummaries/vin/{VIN}'

const response = z.array(wireCampaign)

type Options = {
  /** Reads our own campaigns. */
  readonly campaigns: (vin: Vin) => Promise<readonly Campaign[]>
  /** Counts a call; the seconds to wait when there are too many. */
  readonly limit: (request: Request) => Promise<number | undefined>
}

/**
 * Creates the endpoint `CampSummaries`. No cache stores its responses, and no log and no response contains the VIN.
 *
 * Source: requirement V-301; decision V-2.
 */
export function recallEndpoints({ campaigns, limit }: Options): ContractEndpoint[] {
  async function respond(request: Request): Promise<Response> {
    const seconds = await limit(request)
    if (seconds !== undefined)
      return problem(429, 'Too many lookups came from your connection. Please wait.', {
        'retry-after': String(seconds),
      })
    const vin = parseVin(lastSegment(new URL(request.url)))
    if (vin === null) return problem(400, 'A VIN has 17 letters and digits.')
    const found = response.parse((await campaigns(vin)).map(wireCampaignOf))
    return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
  }

  async function handle(request: Request): Promise<Response> {
    try {
      return await respond(request)
    } catch (error) {
      log.error({ err: error, path }, 'contract request failed')
      return problem(500, 'The request could not be completed. Please try again later.')
    }
  }
  const schema = z.string().describe('17 letters and digits')
  const input = { pathParameter: 'VIN', schema, isPublic: true } as const
  return [
    { path, method: 'GET', summary: 'The recall campaigns that affect a vehicle', input, response, handle },
  ]
}
