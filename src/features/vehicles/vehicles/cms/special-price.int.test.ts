import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '#platform/database/transaction.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedShowroom } from '#tests/contract/vehicles/seed-showroom.ts'
import { localCatalogue } from '../data/local.ts'

let cms: TestCms
let payload: Payload
let id: number

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await seedShowroom(payload)
  const { docs } = await payload.find({
    collection: 'models',
    where: { 'range.slug': { equals: 'fortuner' } },
  })
  id = docs[0]?.id ?? 0
})
afterAll(() => cms.close())

const publish = (price: number | null, specialPrice: number | null) =>
  payload.update({ collection: 'models', id, data: { price, specialPrice, _status: 'published' } })

test.each([
  ['above the price', 50_000_000, 50_000_001],
  ['equal to the price', 50_000_000, 50_000_000],
])('rejects a special price %s', async (_, price, specialPrice) => {
  await expect(publish(price, specialPrice)).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: 'specialPrice', message: expect.stringContaining('lower than the price') }] },
  })
})

test.each([
  ['a special price below the price', 50_000_000, 49_999_900],
  ['a special price alone', null, 50_000_000],
  ['a price alone', 50_000_000, null],
])('publishes a model with %s', async (_, price, specialPrice) => {
  await expect(publish(price, specialPrice)).resolves.toMatchObject({ price, specialPrice })
})

test('uses the regular price as the lowest of a range when a stored special price is above it (V-9)', async () => {
  await publish(50_000_000, null)
  await withTransaction(payload, ({ tx }) =>
    tx.execute(sql`update models set special_price = 60000000 where id = ${id}`),
  )
  const ranges = await localCatalogue(async () => payload, { brand: 'Toyota' }).ranges()
  const fortuner = ranges.found ? ranges.value.find(({ slug }) => slug === 'fortuner') : undefined
  expect(fortuner?.fromPrice).toBe(50_000_000)
})
