import {
  drawingOfModel,
  findModel,
  findRangeModels,
  vehicleCardPicture,
} from '#features/vehicles/vehicles/server.ts'
import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import { serviceIntervals } from '../rules/intervals.ts'
import type { ServiceInfo } from '../service.ts'
import type { ServicedModel } from '../tool.ts'
import { localSchedules } from './local.ts'
import type { ServiceScheduleSource } from './port.ts'
import { upstreamSchedules } from './upstream.ts'

const schedules = createServiceSource<ServiceScheduleSource>({
  name: 'service schedules',
  service: () => ({ baseUrl: config().serviceScheduleApiUrl }),
  local: () => localSchedules(cms),
  upstream: (client) => upstreamSchedules(client, { log }),
  unavailable: () =>
    new ServiceUnavailable(
      'The service schedules cannot be read. Check SERVICE_SCHEDULE_API_URL and the gateway, or the schedule in the admin.',
    ),
})

/** A service of a model without a schedule. */
const nothing: ServiceInfo = {
  ...{ scheduleType: null, engine: null, transmission: null, labourTime: null },
  items: [],
}

/**
 * Lists the models of a range; null for an unknown range. Cached.
 *
 * @throws Error when the vehicle service failed.
 * Source: requirement V-313.
 */
export async function listServicedModels(range: string): Promise<readonly ServicedModel[] | null> {
  const found = await findRangeModels(range)
  if (!found) return null
  return found.models.map((model) => {
    const drawing = drawingOfModel(model)
    const picture = drawing?.kind === 'vehicle' ? vehicleCardPicture(drawing) : null
    return { code: model.code, name: model.name, picture }
  })
}

/**
 * Lists the services of a model in kilometres: none without a schedule, and null for an unknown model, so that the codes
 * that visitors invent reach neither the cache nor the service. Cached.
 *
 * @throws Error when the service of schedules or of vehicles failed.
 * Source: requirements V-117 and V-118.
 */
export async function listIntervals(code: string): Promise<readonly number[] | null> {
  if ((await findModel(code)) === null) return null
  const kilometres = await cacheAnswer(schedules, caches.serviceSchedules, ['kilometres', code], (ask) =>
    ask((port) => port.kilometres(code)),
  )
  return kilometres ? serviceIntervals(kilometres) : []
}

/**
 * Returns a service of a model, without items when nothing is done; null for an unknown model, and for kilometres that
 * are none of its services. Cached.
 *
 * @throws Error like {@link listIntervals}.
 * Source: requirement V-119.
 */
export async function findService(code: string, kilometres: number): Promise<ServiceInfo | null> {
  const intervals = await listIntervals(code)
  if (!intervals?.includes(kilometres)) return null
  const service = await cacheAnswer(
    schedules,
    caches.serviceSchedules,
    ['service', code, `${kilometres}`],
    (ask) => ask((port) => port.service(code, kilometres)),
  )
  return service ?? nothing
}
