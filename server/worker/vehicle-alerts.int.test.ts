import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { createVehicleAlertsJob } from './vehicle-alerts.ts'

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

test('starts the program only while an alert is active, at first and when the stock has changed', async () => {
  const run = vi.fn(async () => {})
  const job = createVehicleAlertsJob(database.url, run)
  await job.run()
  expect(run).toHaveBeenCalledTimes(0)
  await client.query(`
    insert into vehicle_alerts (key, email, person, kind, subject, title, state, asked_at, last_checked_at)
    values ('k', 'a@example.co.za', 'p', 'price', 'V1', 'V1', 'active', now(), now())`)
  await job.run()
  expect(run).toHaveBeenCalledTimes(1)
  await job.run()
  expect(run).toHaveBeenCalledTimes(1)
  await client.query(
    `insert into stock_vehicles (id, dealer_code, make, model) values ('V1', 'D', 'Toyota', 'Hilux')`,
  )
  await job.run()
  expect(run).toHaveBeenCalledTimes(2)
})
