import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { listPublishedOffers } from './value-added-offers.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

it('omits only the offer whose range was deleted in the database', async () => {
  const before = await listPublishedOffers(cms.payload)
  expect(before.length).toBeGreaterThan(1)
  await cms.payload.db.drizzle.execute(
    sql`update value_added_offers set range_id = null where id = (select max(id) from value_added_offers)`,
  )
  expect((await listPublishedOffers(cms.payload)).length).toBe(before.length - 1)
})
