import type { Payload } from 'payload'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { scheduleDocument } from './schedule-document.ts'
import { serviceSchedulesFile } from './schema.ts'

/** Returns the ids of all models by their codes, drafts included. */
async function modelIds(payload: Payload): Promise<ReadonlyMap<string, number>> {
  const { docs } = await payload.find({
    collection: 'models',
    select: { code: true },
    ...{ depth: 0, pagination: false, overrideAccess: true },
  })
  return new Map(docs.map(({ code, id }) => [code, id]))
}

/** Seeds the service schedules: each has the parts that its vehicles have. A schedule none of whose models exists is left out. */
export async function serviceScheduleSeeding(): Promise<Seeding> {
  const { items, schedules } = await readContentFile(
    'service-schedules/service-schedules.json',
    serviceSchedulesFile,
  )
  return {
    total: schedules.length,
    async run(payload, count) {
      const ids = await modelIds(payload)
      for (const schedule of schedules) {
        const models = schedule.models.flatMap((code) => ids.get(code) ?? [])
        const where = { name: { equals: schedule.name } }
        const document = () => ({
          ...scheduleDocument(schedule, items),
          models,
          _status: 'published' as const,
        })
        const { made } =
          models.length === 0
            ? { made: false }
            : await ensureDocument(payload, 'serviceSchedules', where, document)
        count(made)
      }
    },
  }
}
