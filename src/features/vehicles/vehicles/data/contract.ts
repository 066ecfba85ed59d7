import { z } from 'zod'
import { type ContractEndpoint, contractEndpoint } from '#platform/service/endpoint.ts'
import type { Condition } from '#platform/service/filter.ts'
import { ownerBenefitsOf } from '../rules/owner-benefits.ts'
import type { Lookup, VehicleCatalogue } from './port.ts'
import { modelFilter, modelsQueryOf, rangeFilter, requestedBrand } from './wire/filters.ts'
import { wireModelOf, wireModelSchema } from './wire/model.ts'
import { ownerBenefitsFilter, wireOwnerBenefitsOf, wireOwnerBenefitsSchema } from './wire/owner-benefits.ts'
import type { PictureAddresses } from './wire/pictures.ts'
import { wireRangeOf, wireRangeSchema } from './wire/range.ts'

/** Both hosts of the specification serve the same endpoints. */
const services = ['vehicles', 'gateway'] as const

/**
 * Creates the endpoints `vehicle-ranges`, `vehicle-models` and `owner-benefits` for a catalogue.
 *
 * Source: requirements V-302, V-307, V-311 and C-374.
 */
export function vehicleEndpoints(
  catalogue: VehicleCatalogue,
  addresses: PictureAddresses,
): ContractEndpoint[] {
  return services.flatMap((service) => [
    contractEndpoint({
      path: `/services/${service}/vehicle-ranges`,
      summary: 'Vehicle ranges',
      filter: rangeFilter,
      response: z.array(wireRangeSchema),
      async find({ where, skip, limit }) {
        const ranges = await requireFound(catalogue.ranges({ brand: requestedBrand(where) }))
        return ranges
          .filter((range) => meets(where.rangeCode, range.code))
          .filter((range) => meets(where.rangeSlug, range.slug))
          .filter((range) => meets(where.bodyType, range.bodyType))
          .slice(skip, skip + limit)
          .map((range) => wireRangeOf(range, addresses))
      },
    }),
    contractEndpoint({
      path: `/services/${service}/vehicle-models`,
      summary: 'Vehicle models',
      filter: modelFilter,
      response: z.array(wireModelSchema),
      async find({ skip, limit, ...filter }) {
        const models = await requireFound(catalogue.models(modelsQueryOf(filter)))
        return models.slice(skip, skip + limit).map((model) => wireModelOf(model, addresses))
      },
    }),
    contractEndpoint({
      path: `/services/${service}/owner-benefits`,
      summary: 'Service plan and warranty of vehicle models',
      filter: ownerBenefitsFilter,
      response: z.array(wireOwnerBenefitsSchema),
      async find({ where, skip, limit }) {
        const models = await requireFound(catalogue.models({ codes: where.code?.values }))
        return models
          .slice(skip, skip + limit)
          .map((model) => wireOwnerBenefitsOf(model.code, ownerBenefitsOf(model)))
      },
    }),
  ])
}

function meets(condition: Condition | undefined, value: string | null): boolean {
  return condition === undefined || condition.values.some((each) => each === value)
}

/** Our own catalogue always finds its lists or throws. */
async function requireFound<Value>(lookup: Promise<Lookup<Value>>): Promise<Value> {
  const result = await lookup
  if (!result.found) throw new Error('The local vehicle catalogue returned no result.')
  return result.value
}
