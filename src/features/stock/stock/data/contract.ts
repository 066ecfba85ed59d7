import type { Payload } from 'payload'
import { z } from 'zod'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import type { ContractEndpoint } from '#platform/service/endpoint.ts'
import { contractResource } from '#platform/service/resource.ts'
import { readServedVehicles } from './served-vehicles.ts'
import { wireVehicle, wireVehicleOf } from './wire/vehicle.ts'

/** Limits the calls of one service key: another site reads each dealer every few minutes. */
const limit = createRateLimit({ max: 1_200, periodMs: 60_000 })

type Options = {
  readonly cms: () => Promise<Payload>
  /** Returns the id of the service key of a request, or null. */
  readonly identifyCaller: (request: Request) => Promise<string | null>
  readonly siteUrl: () => string
}

/**
 * Creates the endpoint for the used vehicles of a dealer. It requires a service key, because its prices are base prices,
 * which visitors never see.
 *
 * Source: requirements D-371 and D-408; decision 22 of docs/decisions.
 */
export function stockEndpoints({ cms, identifyCaller, siteUrl }: Options): ContractEndpoint[] {
  return [
    contractResource({
      path: '/services/backend/dealer-vehicles/used-vehicles/dealer-code/{supplierCode}',
      summary: 'The used vehicles of a dealer, in the order of its feed',
      parameter: {
        name: 'supplierCode',
        schema: z
          .string()
          .regex(/^[0-9A-Za-z._-]{1,20}$/)
          .describe('Supplier code of the dealer'),
      },
      response: z.array(wireVehicle),
      identifyCaller,
      limit,
      async find(supplierCode) {
        const vehicles = await readServedVehicles(await cms(), supplierCode)
        return vehicles.map((vehicle) => wireVehicleOf(vehicle, siteUrl()))
      },
    }),
  ]
}
