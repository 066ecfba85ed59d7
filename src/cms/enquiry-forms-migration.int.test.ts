import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { down, up } from './migrations/20261129_024400_enquiry_forms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

const texts = { title: { en: 'Write to us', af: 'Skryf aan ons' }, privacyNotice: { kind: 'address' } }
const before = [
  { id: '1', blockType: 'text', form: 'of the clay' },
  { id: '2', blockType: 'contactForm', ...texts },
  { id: '3', blockType: 'dealerEnquiryForm' },
  { id: '4', blockType: 'vehicleForm', asksFor: 'quote' },
  { id: '5', blockType: 'financeForm', asksFor: 'subscription' },
  { id: '6', blockType: 'requestForm', form: 'academy' },
]
const after = [
  before[0],
  { id: '2', blockType: 'enquiryForm', kind: 'contact', ...texts },
  { id: '3', blockType: 'enquiryForm', kind: 'dealerContact' },
  { id: '4', blockType: 'enquiryForm', kind: 'quote' },
  { id: '5', blockType: 'enquiryForm', kind: 'subscription' },
  { id: '6', blockType: 'enquiryForm', kind: 'academy' },
]

/** What is stored of the pages and their versions. */
async function layouts(): Promise<unknown[]> {
  const { rows } = await cms.payload.db.drizzle.execute(
    sql`select layout from pages union all select version_layout from _pages_v`,
  )
  return rows.map(({ layout }) => layout)
}

async function store(layout: unknown): Promise<void> {
  const text = JSON.stringify(layout)
  await cms.payload.db.drizzle.execute(sql`delete from pages`)
  await cms.payload.db.drizzle.execute(sql`delete from _pages_v`)
  await cms.payload.db.drizzle.execute(sql`insert into pages (layout) values (${text}::jsonb)`)
  await cms.payload.db.drizzle.execute(sql`insert into _pages_v (version_layout) values (${text}::jsonb)`)
}

const run = (migrate: typeof up) =>
  migrate({ db: cms.payload.db.drizzle, payload: cms.payload } as unknown as Parameters<typeof up>[0])

test('stored forms become one kind of block in pages and versions, and back', async () => {
  await store(before)
  await run(up)
  expect(await layouts()).toEqual([after, after])
  await run(down)
  expect(await layouts()).toEqual([before, before])
})

test('a form without a choice becomes the one that was shown', async () => {
  await store([{ blockType: 'vehicleForm', asksFor: null }, { blockType: 'financeForm' }])
  await run(up)
  const shown = [
    { blockType: 'enquiryForm', kind: 'vehicle' },
    { blockType: 'enquiryForm', kind: 'financeOffer' },
  ]
  expect(await layouts()).toEqual([shown, shown])
})

test('pages without forms stay as they are', async () => {
  await store(null)
  await run(up)
  expect(await layouts()).toEqual([null, null])
})
