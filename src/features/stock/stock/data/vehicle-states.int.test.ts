import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { countStockAddedSince } = await import('./vehicle-states.ts')

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
  const region = await cms.payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  await cms.payload.create({
    collection: 'dealers',
    data: {
      ...{ name: 'Listed', slug: 'listed', supplierCode: 'T1', toyotaSupplier: 'Y' },
      ...{ region: region.id, _status: 'published' },
    },
  })
  await postgresOf(cms.payload).drizzle.execute(sql`
    insert into stock_vehicles (id, dealer_code, make, model, is_public, sold_at, added_at) values
      ('NEW', 'T1', 'Kia', 'Rio', true, null, now()),
      ('OLD', 'T1', 'Kia', 'Rio', true, null, now() - interval '30 days'),
      ('HIDDEN', 'T1', 'Kia', 'Rio', false, null, now()),
      ('SOLD', 'T1', 'Kia', 'Rio', true, now(), now()),
      ('UNLISTED', 'T9', 'Kia', 'Rio', true, null, now())`)
})
afterAll(() => cms.close())

it('counts as new since a visit only what visitors can see at listed dealers (D-113)', async () => {
  expect(await countStockAddedSince(new Date(Date.now() - 7 * 86_400_000))).toBe(1)
})
