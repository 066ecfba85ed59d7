import { mkdir, readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { applyRetention } from './retention.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})

const run = async (statement: ReturnType<typeof sql>) =>
  (await cms.payload.db.drizzle.execute(statement)).rows as Record<string, unknown>[]

const daysAgo = (days: number) =>
  new Date(siteClock().now().getTime() - days * 24 * 60 * 60 * 1000).toISOString()

/** Inserts an enquiry with a file. */
async function insertEnquiry(reference: string, kind: string, days: number) {
  const [enquiry] = await run(sql`
    insert into enquiries (reference, form_key, kind, received_at, language, page, status)
    values (${reference}, ${reference}, ${kind}::text::enum_enquiries_kind, ${daysAgo(days)}, 'en', '/', 'new')
    returning id`)
  await insertFile(reference, Number(enquiry?.id), null)
}

const insertFile = (key: string, enquiryId: number | null, expiresAt: string | null) =>
  run(sql`
    insert into enquiry_files (key, form_key, slot, name, media_type, bytes, verdict, enquiry_id, expires_at)
    values (${key}, ${key}, 'photos', 'a.jpg', 'image/jpeg', 1, 'clean', ${enquiryId}::int, ${expiresAt}::timestamptz)`)

it('erases applications to the academy after twelve months with their files, and files of forms never completed', async () => {
  await insertEnquiry('old academy', 'academy', 400)
  await insertEnquiry('young academy', 'academy', 350)
  await insertEnquiry('trade-in', 'tradeIn', 400)
  await insertFile('left over', null, daysAgo(1))
  await insertFile('open form', null, daysAgo(-1))
  expect(await applyRetention(cms.payload, siteClock().now())).toMatchObject({
    ...{ enquiries: 0, academy: 1, formFiles: 1 },
  })
  expect(await run(sql`select reference from enquiries order by reference`)).toEqual([
    { reference: 'trade-in' },
    { reference: 'young academy' },
  ])
  expect((await run(sql`select key from enquiry_files order by key`)).map(({ key }) => key)).toEqual([
    ...['open form', 'trade-in', 'young academy'],
  ])
})

it('removes the files of forms that were arriving when their process was killed', async () => {
  const incoming = path.join(cms.dataDir, 'incoming')
  for (const [name, hours] of [
    ['another_1_1_killed', 2],
    ['another_1_1_arriving', 0],
  ] as const) {
    await mkdir(path.join(incoming, name), { recursive: true })
    const at = Date.now() / 1_000 - hours * 3_600
    await utimes(path.join(incoming, name), at, at)
  }
  expect(await applyRetention(cms.payload, siteClock().now())).toMatchObject({ abandonedUploads: 1 })
  expect(await readdir(incoming)).toEqual(['another_1_1_arriving'])
})
