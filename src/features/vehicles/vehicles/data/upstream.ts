import { z } from 'zod'
import type { ServiceClient } from '#platform/service/client.ts'
import { filterQuery } from '#platform/service/filter-query.ts'
import { lookupAmong, lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { VehicleModel, VehicleRange } from '../model.ts'
import { arrange } from './arrange.ts'
import type { VehicleCatalogue } from './port.ts'
import { outgoingFilterOf } from './wire/filters.ts'
import { incomingModel } from './wire/incoming-model.ts'
import { incomingOwnerBenefits } from './wire/owner-benefits.ts'
import { incomingRange } from './wire/range.ts'

const rangesResponse = z.array(incomingRange)
const modelsResponse = z.array(incomingModel)
const benefitsResponse = z.array(incomingOwnerBenefits)

/** Responses up to an hour old are served while the service is down; older prices are not. */
const staleLimits = { maxAgeMs: 60 * 60 * 1000, maxEntries: 500 }

export type UpstreamBrand = {
  /** The site's own brand, used when a query names none. */
  readonly brand: string
  /** The service's name for the brand. Default: `brand`. */
  readonly upstreamName?: string | undefined
  /** The service's number for the brand, used to request related vehicles. Source: C-362. */
  readonly upstreamNumber?: string
}

/**
 * Creates the catalogue adapter for an external vehicle service. Source: requirements V-302, V-307, V-308 and V-311.
 */
export function upstreamCatalogue(
  service: ServiceClient,
  { brand, upstreamName = brand, upstreamNumber = '2' }: UpstreamBrand,
): VehicleCatalogue {
  const lastRanges = createStaleIfError<VehicleRange[]>(staleLimits)
  const lastModels = createStaleIfError<VehicleModel[]>(staleLimits)
  const lastBenefits = createStaleIfError<z.infer<typeof benefitsResponse>>(staleLimits)

  const isOwnBrand = (name: string) => ['', upstreamName, upstreamNumber].includes(name)
  const withBrand = <Vehicle extends { readonly brand: string }>(vehicles: readonly Vehicle[]): Vehicle[] =>
    vehicles.map((vehicle) => (isOwnBrand(vehicle.brand) ? { ...vehicle, brand } : vehicle))

  const catalogue: VehicleCatalogue = {
    ranges({ brand: requested = brand, related } = {}) {
      const own = related ? upstreamNumber : upstreamName
      const path = `vehicle-ranges/?${filterQuery({ where: { brand: requested === brand ? own : requested } })}`
      const read = async () => withBrand(await service.getJson(path, rangesResponse))
      return lookupOf(lastRanges.fetch(path, read))
    },
    async range(slug) {
      return lookupAmong(await catalogue.ranges(), (range) => range.slug === slug)
    },
    async translation() {
      return { found: false, failed: false }
    },
    async models(query = {}) {
      if (query.codes?.length === 0) return { found: true, value: [], fresh: true }
      const upstreamQuery = query.brand === brand ? { ...query, brand: upstreamName } : query
      const path = ['vehicle-models', filterQuery(outgoingFilterOf(upstreamQuery))].filter(Boolean).join('?')
      const read = async () => withBrand(await service.getJson(path, modelsResponse))
      const lookup = await lookupOf(lastModels.fetch(path, read))
      return lookup.found ? { ...lookup, value: arrange(lookup.value, query) } : lookup
    },
    async model(code) {
      return lookupAmong(await catalogue.models({ codes: [code] }), (model) => model.code === code)
    },
    async ownerBenefits(code) {
      const path = `owner-benefits?${filterQuery({ where: { code } })}`
      // Not every service has this endpoint. A missing endpoint means unknown benefits, not a failure.
      const read = () => service.getJson(path, benefitsResponse, { absent: [] })
      const response = await lookupOf(lastBenefits.fetch(path, read))
      const lookup = lookupAmong(response, (benefits) => benefits.code === code)
      if (!lookup.found) return lookup
      const { servicePlan, warranty, wifi } = lookup.value
      return { ...lookup, value: { servicePlan, warranty, wifi } }
    },
  }
  return catalogue
}
