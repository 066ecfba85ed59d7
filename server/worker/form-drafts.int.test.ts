import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { formDrafts } from './form-drafts.ts'

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

test('deletes drafts that have expired, and no others', async () => {
  for (const [address, minutes] of [
    ['expired', -1],
    ['open', 1],
  ])
    await client.query(
      `insert into form_drafts (address, secret_hash, form_key, kind, language, page, step, expires_at)
        values ($1, '', '', 'contact', 'en', '/contact', 'confirm', now() + $2 * interval '1 minute')`,
      [address, minutes],
    )
  await formDrafts(database.url).run()
  expect((await client.query('select address from form_drafts')).rows).toEqual([{ address: 'open' }])
})
