import { findService, listIntervals } from '#features/owners/service-schedule/server.ts'
import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { type Kind, kindOf, letterOf, type PlannedService } from '../compose/kinds.ts'

async function servicesOf(code: string, intervals: readonly number[]): Promise<PlannedService[]> {
  const services: PlannedService[] = []
  // One after the other: a range has up to two hundred, and an outside service gets no burst.
  for (const kilometres of intervals) {
    const service = await findService(code, kilometres)
    services.push({ kilometres, items: service?.items ?? [] })
  }
  return services
}

/**
 * Groups models by engine, gearbox, driven wheels and the kilometres of their services, each kind with the services of
 * its first model: what is done follows from what is built in.
 *
 * @throws ServiceUnavailable when the service of schedules or of vehicles failed.
 */
export async function loadKinds(models: readonly VehicleModel[]): Promise<Kind[]> {
  const planned = await Promise.all(
    models.map(async (model) => ({ model, intervals: (await listIntervals(model.code)) ?? [] })),
  )
  const groups = Map.groupBy(planned, ({ model, intervals }) => `${kindOf(model)}\n${intervals.join()}`)
  return Promise.all(
    [...groups.values()].map(async (members, index) => {
      const [first] = members
      return {
        letter: letterOf(index),
        models: members.map(({ model }) => model),
        services: first ? await servicesOf(first.model.code, first.intervals) : [],
      }
    }),
  )
}
