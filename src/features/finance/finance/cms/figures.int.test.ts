import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Invalidation, invalidationChannel } from '#platform/cache/invalidation.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedShowroom } from '#tests/contract/vehicles/seed-showroom.ts'

let cms: TestCms
let client: pg.Client
let purged: string[] = []
let ids: ReadonlyMap<string, number>

beforeAll(async () => {
  cms = await openTestCms()
  await seedShowroom(cms.payload)
  const { docs } = await cms.payload.find({ collection: 'models', pagination: false, depth: 0 })
  ids = new Map(docs.map(({ code, id }) => [code, id]))
  client = new pg.Client({ connectionString: cms.databaseUrl })
  await client.connect()
  client.on('notification', ({ payload }) => {
    purged.push(...(JSON.parse(payload ?? '{}') as Invalidation).tags)
  })
  await client.query(`listen ${invalidationChannel}`)
})
afterAll(async () => {
  await client.end()
  await cms.close()
})
beforeEach(async () => {
  await client.query('select 1')
  purged = []
})

const row = { mileage: 20_000, months: 48, factor: 5_150 }
const create = (code: string, values: (typeof row)[]) =>
  cms.payload.create({
    collection: 'guaranteedValues',
    data: { description: `VALUES OF ${code}`, model: ids.get(code), values },
  })

test('purges the tags of a model when its figures are created, moved to another model or deleted', async () => {
  const { id } = await create('N35', [row])
  await client.query('select 1')
  expect(purged).toEqual(['finance:figures', 'finance:model:N35'])
  purged = []
  await cms.payload.update({ collection: 'guaranteedValues', id, data: { model: ids.get('P35') } })
  await client.query('select 1')
  expect(purged.sort()).toEqual(['finance:figures', 'finance:model:N35', 'finance:model:P35'])
  purged = []
  await cms.payload.delete({ collection: 'guaranteedValues', id })
  await client.query('select 1')
  expect(purged).toEqual(['finance:figures', 'finance:model:P35'])
})

test('rejects second figures for a model, duplicate or missing rows, and values out of range', async () => {
  await create('48V', [row, { ...row, months: 36 }])
  await expect(create('48V', [row])).rejects.toThrow(/invalid: model$/)
  await expect(create('64O', [row, { ...row, factor: 5_000 }])).rejects.toThrow(/invalid: Values$/)
  await expect(create('64O', [])).rejects.toThrow(/invalid: Values$/)
  await expect(create('64O', [{ ...row, factor: 10_001 }])).rejects.toThrow(/Share of the price$/)
  await expect(create('64O', [{ ...row, mileage: 0 }])).rejects.toThrow(/Kilometres a year$/)
})

test('keeps the figures of a deleted model, without a model', async () => {
  const { id } = await create('64O', [row])
  await cms.payload.delete({ collection: 'models', id: ids.get('64O') ?? 0 })
  expect(await cms.payload.findByID({ collection: 'guaranteedValues', id, depth: 0 })).toMatchObject({
    model: null,
    values: [{ factor: 5_150 }],
  })
})
