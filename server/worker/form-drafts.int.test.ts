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

test('deletes files of forms that have expired, with their content, and none of an enquiry', async () => {
  for (const [key, minutes] of [
    ['expired', -1],
    ['open', 1],
    ['of an enquiry', null],
  ])
    await client.query(
      `with file as (
        insert into enquiry_files (key, form_key, slot, name, media_type, bytes, verdict, expires_at)
        values ($1, '', 'photo', 'a.jpg', 'image/jpeg', 1, 'clean', now() + $2 * interval '1 minute') returning id)
      insert into enquiry_file_chunks (file_id, position, data) select id, 0, 'x' from file`,
      [key, minutes],
    )
  await formDrafts(database.url).run()
  const { rows } = await client.query(
    'select key from enquiry_files join enquiry_file_chunks on file_id = id order by id',
  )
  expect(rows).toEqual([{ key: 'open' }, { key: 'of an enquiry' }])
})
