import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { createArticleFeedsJob } from './article-feeds.ts'

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

test('starts the program only when an external feed is due', async () => {
  const run = vi.fn(async () => {})
  const job = createArticleFeedsJob(database.url, run)
  await client.query(`insert into article_feeds (name, kind) values ('Magazine', 'own')`)
  await job.run()
  expect(run).toHaveBeenCalledTimes(0)
  await client.query(
    `insert into article_feeds (name, kind, url) values ('Feed', 'external', 'https://feed.example/rss')`,
  )
  await job.run()
  expect(run).toHaveBeenCalledTimes(1)
  await client.query('update article_feeds set last_attempt_at = now()')
  await job.run()
  expect(run).toHaveBeenCalledTimes(1)
})
