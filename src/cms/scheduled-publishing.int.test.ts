import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { publishDueDocuments } from './scheduled-publishing.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

async function draftRange(slug: string): Promise<number> {
  const { id: colour } = await cms.payload.create({
    collection: 'colours',
    data: { code: slug, paintCode: '040', title: 'White', hex: '#FFFFFF', finish: 'solid' },
  })
  const { id } = await cms.payload.create({
    collection: 'ranges',
    draft: true,
    data: {
      name: slug,
      slug,
      code: slug,
      brand: 'Toyota',
      bodyType: 'suv',
      order: 1,
      tagline: 'Soon',
      description: 'A range that is published later.',
      hero: { vehicle: 'fortuner', colour, scene: 'karoo' },
      seoTitle: slug,
      seoDescription: slug,
      _status: 'draft',
    },
  })
  return id
}

async function schedule(id: number, waitUntil: Date): Promise<number> {
  const job = await cms.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil,
    input: { type: 'publish', doc: { relationTo: 'ranges', value: String(id) } } as never,
  })
  return Number(job.id)
}

const visible = async (id: number) =>
  (await cms.payload.count({ collection: 'ranges', overrideAccess: false, where: { id: { equals: id } } }))
    .totalDocs

const hourMs = 3_600_000

it('publishes what is due and nothing else', async () => {
  const due = await draftRange('due')
  const later = await draftRange('later')
  await schedule(due, new Date(Date.now() - hourMs))
  await schedule(later, new Date(Date.now() + hourMs))
  expect(await publishDueDocuments(cms.payload)).toBe(1)
  expect([await visible(due), await visible(later)]).toEqual([1, 0])
  expect(await publishDueDocuments(cms.payload)).toBe(0)
})

it('repeats a job that a killed process left unfinished', async () => {
  const id = await draftRange('broken-off')
  const job = await schedule(id, new Date(Date.now() - hourMs))
  await cms.payload.db.drizzle.execute(
    sql`update payload_jobs set processing = true, updated_at = now() - interval '11 minutes' where id = ${job}`,
  )
  expect(await publishDueDocuments(cms.payload)).toBe(1)
  expect(await visible(id)).toBe(1)
})
