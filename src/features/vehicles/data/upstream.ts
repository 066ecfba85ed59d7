import { z } from 'zod'
import type { ServiceClient } from '#platform/service/client.ts'
import { filterQuery } from '#platform/service/filter-query.ts'
import { createLastGood } from '#platform/service/last-good.ts'
import { lookupAmong, lookupOf } from '#platform/service/lookup.ts'
import type { VehicleModel, VehicleRange } from '../model.ts'
import { arrange } from './arrange.ts'
import type { VehicleCatalogue } from './port.ts'
import { outgoingFilterOf } from './wire/filters.ts'
import { incomingModel } from './wire/incoming-model.ts'
import { incomingOwnerBenefits } from './wire/owner-benefits.ts'
import { incomingRange } from './wire/range.ts'

const rangesAnswer = z.array(incomingRange)
const modelsAnswer = z.array(incomingModel)
const benefitsAnswer = z.array(incomingOwnerBenefits)

/** What is on sale an hour ago is still shown while the service is down; older prices are not. */
const remembering = { maxAgeMs: 60 * 60 * 1000, maxEntries: 500 }

export type UpstreamBrand = {
  /** The site's own, whose ranges are meant when a query names no brand. */
  readonly brand: string
  /** What the service calls it; the same when not given. */
  readonly nameThere?: string | undefined
  /** By which the service is asked for related vehicles. Source: C-362. */
  readonly numberThere?: string
}

/** The catalogue of an outside vehicle service. Source: requirements V-302, V-307, V-308 and V-311. */
export function upstreamCatalogue(
  service: ServiceClient,
  { brand, nameThere = brand, numberThere = '2' }: UpstreamBrand,
): VehicleCatalogue {
  const lastRanges = createLastGood<VehicleRange[]>(remembering)
  const lastModels = createLastGood<VehicleModel[]>(remembering)
  const lastBenefits = createLastGood<z.infer<typeof benefitsAnswer>>(remembering)

  const isOwn = (named: string) => ['', nameThere, numberThere].includes(named)
  const withBrand = <Vehicle extends { readonly brand: string }>(vehicles: readonly Vehicle[]): Vehicle[] =>
    vehicles.map((vehicle) => (isOwn(vehicle.brand) ? { ...vehicle, brand } : vehicle))

  const catalogue: VehicleCatalogue = {
    ranges({ brand: wanted = brand, related } = {}) {
      const own = related ? numberThere : nameThere
      const path = `vehicle-ranges/?${filterQuery({ where: { brand: wanted === brand ? own : wanted } })}`
      const read = async () => withBrand(await service.getJson(path, rangesAnswer))
      return lookupOf(lastRanges.answer(path, read))
    },
    async range(slug) {
      return lookupAmong(await catalogue.ranges(), (range) => range.slug === slug)
    },
    async translation() {
      return { found: false, failed: false }
    },
    async models(query = {}) {
      if (query.codes?.length === 0) return { found: true, value: [], fresh: true }
      const asked = query.brand === brand ? { ...query, brand: nameThere } : query
      const path = ['vehicle-models', filterQuery(outgoingFilterOf(asked))].filter(Boolean).join('?')
      const read = async () => withBrand(await service.getJson(path, modelsAnswer))
      const answer = await lookupOf(lastModels.answer(path, read))
      return answer.found ? { ...answer, value: arrange(answer.value, query) } : answer
    },
    async model(code) {
      return lookupAmong(await catalogue.models({ codes: [code] }), (model) => model.code === code)
    },
    async ownerBenefits(code) {
      const path = `owner-benefits?${filterQuery({ where: { code } })}`
      // Not every service has this endpoint: without it nothing is known about any model, which is no failure.
      const read = () => service.getJson(path, benefitsAnswer, { absent: [] })
      const answer = lastBenefits.answer(path, read)
      const found = lookupAmong(await lookupOf(answer), (benefits) => benefits.code === code)
      if (!found.found) return found
      const { servicePlan, warranty } = found.value
      return { ...found, value: { servicePlan, warranty } }
    },
  }
  return catalogue
}
