import { z } from 'zod'
import type { ServiceClient } from '#platform/service/client.ts'
import { filterQuery } from '#platform/service/filter-query.ts'
import { createLastGood } from '#platform/service/last-good.ts'
import { lookupAmong, lookupOf } from '#platform/service/lookup.ts'
import type { VehicleModel, VehicleRange } from '../model.ts'
import { arrange } from './arrange.ts'
import type { VehicleCatalogue } from './port.ts'
import { brandNumber, outgoingFilterOf } from './wire/filters.ts'
import { incomingModel } from './wire/incoming-model.ts'
import { incomingOwnerBenefits } from './wire/owner-benefits.ts'
import { incomingRange } from './wire/range.ts'

const rangesAnswer = z.array(incomingRange)
const modelsAnswer = z.array(incomingModel)
const benefitsAnswer = z.array(incomingOwnerBenefits)

/** What is on sale an hour ago is still shown while the service is down; older prices are not. */
const remembering = { maxAgeMs: 60 * 60 * 1000, maxEntries: 500 }

/**
 * The catalogue of an outside vehicle service.
 *
 * @param brand whose ranges are asked for when a question names none.
 * Source: vehicles-and-finance.md §7.
 */
export function upstreamCatalogue(service: ServiceClient, { brand }: { brand: string }): VehicleCatalogue {
  const lastRanges = createLastGood<VehicleRange[]>(remembering)
  const lastModels = createLastGood<VehicleModel[]>(remembering)
  const lastBenefits = createLastGood<z.infer<typeof benefitsAnswer>>(remembering)

  const catalogue: VehicleCatalogue = {
    ranges(query = {}) {
      const asked = query.brand ?? brand
      const where = { brand: query.related ? brandNumber(asked) : asked }
      const path = `vehicle-ranges/?${filterQuery({ where })}`
      return lookupOf(lastRanges.answer(path, () => service.getJson(path, rangesAnswer)))
    },
    async range(slug) {
      return lookupAmong(await catalogue.ranges(), (range) => range.slug === slug)
    },
    async translation() {
      return { found: false, failed: false }
    },
    async models(query = {}) {
      if (query.codes?.length === 0) return { found: true, value: [], fresh: true }
      const path = ['vehicle-models', filterQuery(outgoingFilterOf(query))].filter(Boolean).join('?')
      const answer = await lookupOf(lastModels.answer(path, () => service.getJson(path, modelsAnswer)))
      return answer.found ? { ...answer, value: arrange(answer.value, query) } : answer
    },
    async model(code) {
      return lookupAmong(await catalogue.models({ codes: [code] }), (model) => model.code === code)
    },
    async ownerBenefits(code) {
      const path = `owner-benefits?${filterQuery({ where: { code } })}`
      const answer = lastBenefits.answer(path, () => service.getJson(path, benefitsAnswer))
      const found = lookupAmong(await lookupOf(answer), (benefits) => benefits.code === code)
      if (!found.found) return found
      const { servicePlan, warranty } = found.value
      return { ...found, value: { servicePlan, warranty } }
    },
  }
  return catalogue
}
