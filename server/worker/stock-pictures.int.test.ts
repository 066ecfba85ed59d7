import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { provideConfig } from '#platform/config.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { createStockPicturesJob } from './stock-pictures.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase('tables')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('starts the program only while pictures wait to be fetched, and never when they are linked', async () => {
  const run = vi.fn(async () => {})
  const job = createStockPicturesJob(database.url, run)
  await client.query(`
    insert into stock_vehicles (id, dealer_code, make, model, is_public) values ('V1', 'D', 'Toyota', 'Hilux', true)`)
  await job.run()
  expect(run).toHaveBeenCalledTimes(0)
  await client.query(`update stock_vehicles set side_image = 'https://pictures.example/1.jpg'`)
  await job.run()
  expect(run).toHaveBeenCalledTimes(1)
  vi.stubEnv('STOCK_PICTURES', 'link')
  provideConfig({})
  await job.run()
  vi.unstubAllEnvs()
  provideConfig({})
  expect(run).toHaveBeenCalledTimes(1)
})
