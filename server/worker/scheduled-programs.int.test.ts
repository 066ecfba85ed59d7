import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { programJobs } from './scheduled-programs.ts'

let database: TestDatabase
let client: pg.Client
const run = vi.fn(async () => {})

beforeAll(async () => {
  database = await createTestDatabase('tables')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
beforeEach(() => void run.mockClear())
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Runs a job at once. A job remembers its last run. */
function jobNamed(name: string) {
  const job = programJobs(database.url, run).find((each) => each.name === name)
  if (!job) throw new Error(`There is no job ${name}.`)
  return job
}

test('starts the alerts only while one is active, at first and when the stock has changed', async () => {
  const job = jobNamed('vehicle-alerts')
  await job.run()
  expect(run).toHaveBeenCalledTimes(0)
  await client.query(`
    insert into vehicle_alerts (key, email, person, kind, subject, title, state, asked_at, last_checked_at)
    values ('k', 'a@example.co.za', 'p', 'price', 'V1', 'V1', 'active', now(), now())`)
  await job.run()
  expect(run.mock.calls).toEqual([['server/vehicle-alerts.ts']])
  await job.run()
  expect(run).toHaveBeenCalledTimes(1)
  await client.query(
    `insert into stock_vehicles (id, dealer_code, make, model) values ('V1', 'D', 'Toyota', 'Hilux')`,
  )
  await job.run()
  expect(run).toHaveBeenCalledTimes(2)
})

test('fetches pictures only while some wait to be fetched, and never when they are linked', async () => {
  const job = jobNamed('stock-pictures')
  await client.query(`
    insert into stock_vehicles (id, dealer_code, make, model, is_public) values ('V2', 'D', 'Toyota', 'Hilux', true)`)
  await job.run()
  expect(run).toHaveBeenCalledTimes(0)
  await client.query(
    `update stock_vehicles set side_image = 'https://pictures.example/1.jpg' where id = 'V2'`,
  )
  await job.run()
  expect(run.mock.calls).toEqual([['server/stock-pictures.ts']])
  vi.stubEnv('STOCK_PICTURES', 'link')
  provideConfig({})
  await job.run()
  vi.unstubAllEnvs()
  provideConfig({})
  expect(run).toHaveBeenCalledTimes(1)
})

test('fetches feeds of articles only when an external one is due', async () => {
  const job = jobNamed('article-feeds')
  await client.query(`insert into article_feeds (name, kind) values ('Magazine', 'own')`)
  await job.run()
  expect(run).toHaveBeenCalledTimes(0)
  await client.query(
    `insert into article_feeds (name, kind, url) values ('Feed', 'external', 'https://feed.example/rss')`,
  )
  await job.run()
  expect(run.mock.calls).toEqual([['server/article-feeds.ts']])
  await client.query('update article_feeds set last_attempt_at = now()')
  await job.run()
  expect(run).toHaveBeenCalledTimes(1)
})

test('starts the reminders only while one is due', async () => {
  const job = jobNamed('service-reminders')
  await job.run()
  expect(run).toHaveBeenCalledTimes(0)
  await client.query(
    `insert into service_reminders
      (key, email, person, kind, model, due_on, state, consent_text, consented_at, asked_at)
    values ('k', 'a@example.co.za', 'p', 'service', '57U', $1, 'active', 'Yes', now(), now())`,
    [siteClock().today()],
  )
  await job.run()
  expect(run.mock.calls).toEqual([['server/service-reminders.ts']])
  await client.query(`update service_reminders set state = 'ended'`)
  await job.run()
  expect(run).toHaveBeenCalledTimes(1)
})

test('applies retention whenever it is scheduled', async () => {
  const job = jobNamed('retention')
  await job.run()
  await job.run()
  expect(run.mock.calls).toEqual([['server/retention.ts'], ['server/retention.ts']])
})
