import type { Payload } from 'payload'
import type { Model, ServiceSchedule } from '#cms/payload-types.ts'
import { usableViews } from '#platform/documents/usable-views.ts'
import { dueWork } from '../rules/due-work.ts'
import type { ServiceInfo } from '../service.ts'
import type { Lookup, ServiceScheduleSource } from './port.ts'

type Driveline = Pick<Model, 'id' | 'engine' | 'transmission'>

const one = { depth: 0, draft: false, overrideAccess: true, limit: 1, pagination: false } as const

/** Finds a model on sale. */
async function findModel(payload: Payload, code: string): Promise<Driveline | undefined> {
  const { docs } = await payload.find({
    collection: 'models',
    where: {
      code: { equals: code },
      _status: { equals: 'published' },
      'range._status': { equals: 'published' },
    },
    select: { engine: true, transmission: true },
    ...one,
  })
  return docs[0]
}

/** The service schedules of our own database. Errors of the database are thrown. */
export function localSchedules(cms: () => Promise<Payload>): ServiceScheduleSource {
  type ViewOf<View> = (schedule: ServiceSchedule, model: Driveline) => View

  /** Reads the schedule of a model on sale. Of several, the oldest is always the one. */
  async function read<View>(code: string, viewOf: ViewOf<View>): Promise<Lookup<View>> {
    const payload = await cms()
    const model = await findModel(payload, code)
    if (!model) return { found: false, failed: false }
    const { docs } = await payload.find({
      collection: 'serviceSchedules',
      where: { models: { in: [model.id] }, _status: { equals: 'published' } },
      sort: 'id',
      ...one,
    })
    const [value] = usableViews(payload, 'serviceSchedules', docs, (schedule) => viewOf(schedule, model))
    // A document that cannot be read is a failure, because "No items" would be wrong.
    return value === undefined
      ? { found: false, failed: docs.length > 0 }
      : { found: true, value, fresh: true }
  }

  return {
    kilometres: (code) => read(code, ({ start, end, step }) => ({ start, end, step })),
    service: (code, kilometres) => read(code, (schedule, model) => serviceOf(schedule, model, kilometres)),
  }
}

function serviceOf(schedule: ServiceSchedule, model: Driveline, kilometres: number): ServiceInfo {
  const labour = schedule.labour?.find((row) => row.kilometres === kilometres)
  const work = (schedule.items ?? []).map(({ intervalType, description, ...item }) => ({
    ...{ type: intervalType, description, first: item.first ?? null, every: item.every ?? null },
    ...{ partNumber: item.partNumber || null, quantity: item.quantity || null },
  }))
  return {
    scheduleType: schedule.scheduleType,
    engine: model.engine || null,
    transmission: model.transmission || null,
    labourTime: labour ? String(labour.hours) : null,
    items: dueWork(work, kilometres).map(({ first: _first, every: _every, ...item }) => item),
  }
}
