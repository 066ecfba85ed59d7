import { z } from 'zod'
import { type ContractEndpoint, contractItem, contractQuery } from '#platform/service/endpoint.ts'
import { modelCode } from '../rules/model-code.ts'
import type { Lookup, ServiceScheduleSource } from './port.ts'
import { wireKilometres, wireKilometresOf } from './wire/kilometres.ts'
import { wireService, wireServiceOf } from './wire/service.ts'

const plans = '/services/gateway/fcb-service-data/api/Plans'

const smc = z.string().regex(modelCode).describe('The code of a model')

const parameters = z.object({
  smc,
  intervalStep: z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .describe('The kilometres of a service'),
})

/** Returns the value of a lookup; null for a model without a schedule. @throws Error when the schedule is incomplete. */
function scheduleOf<Value>(lookup: Lookup<Value>): Value | null {
  if (lookup.found) return lookup.value
  if (lookup.failed) throw new Error('The service schedule of the model is incomplete.')
  return null
}

/** Creates the endpoints `serviceItems` and `kmInterval`. Source: requirements V-309 and V-310. */
export function serviceScheduleEndpoints(schedules: ServiceScheduleSource): ContractEndpoint[] {
  return [
    contractItem({
      path: `${plans}/kmInterval/{modelCode}`,
      summary: 'The kilometres at which a model is serviced',
      parameter: { name: 'modelCode', schema: smc },
      response: wireKilometres,
      find: async (code) => wireKilometresOf(scheduleOf(await schedules.kilometres(code))),
    }),
    contractQuery({
      path: `${plans}/serviceItems`,
      summary: 'A service of a model, with its items',
      parameters,
      response: wireService,
      find: async ({ smc: code, intervalStep }) =>
        wireServiceOf(scheduleOf(await schedules.service(code, intervalStep)), intervalStep),
    }),
  ]
}
