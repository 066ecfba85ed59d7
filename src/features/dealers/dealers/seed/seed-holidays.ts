import type { Where } from 'payload'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { holidaysFile } from './schema.ts'

/** Noon in Johannesburg, so that the date is the same in all nearby time zones. */
const noon = (day: string) => `${day}T10:00:00.000Z`

/** Seeds public holidays that the calendar of the software does not know. */
export async function publicHolidaySeeding(): Promise<Seeding> {
  const { holidays } = await readContentFile('dealers/public-holidays.json', holidaysFile)
  return {
    total: holidays.length,
    async run(payload, count) {
      for (const { day, ...facts } of holidays) {
        const where: Where = { and: [{ name: { equals: facts.name } }, { day: { equals: noon(day) } }] }
        const { made } = await ensureDocument(
          payload,
          'publicHolidays',
          where,
          () => ({ ...facts, day: noon(day) }) as never,
        )
        count(made)
      }
    },
  }
}
