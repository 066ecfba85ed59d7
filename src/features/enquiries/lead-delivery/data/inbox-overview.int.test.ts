import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInboxSummary } from '#features/enquiries/enquiries/cms.ts'
import { submitEnquiry } from '#features/enquiries/enquiries/jobs.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { failedDeliveries } from './failed-deliveries.ts'
import { sampleOptions, sampleSubmission } from './sample.test-support.ts'

let cms: TestCms
let payload: Payload
let dealer: number

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  const data = { name: 'Bryanston', slug: 'bryanston', supplierCode: 'BRY', toyotaSupplier: 'Y' } as const
  dealer = (await payload.create({ collection: 'dealers', data: { ...data, region: region.id } })).id
})
afterAll(async () => {
  await closeOutbox(payload)
  await cms.close()
})

const user = (role: string, own = {}) => ({ id: 1, collection: 'users', role, ...own }) as never

test('counts enquiries the user may read by day and source, and shows failures to the leads role', async () => {
  const receivedAt = siteClock().now()
  const details = { id: dealer, directoryId: String(dealer), name: 'Bryanston', slug: 'bryanston' }
  const ofDealer = { ...details, supplierCode: null, region: null }
  const submit = (own: object) =>
    submitEnquiry(payload, sampleSubmission({ receivedAt, ...own }), sampleOptions())
  await submit({ kind: 'quote', page: '/vehicles/fortuner', dealer: ofDealer })
  await submit({ kind: 'quote', page: '/vehicles/fortuner' })
  await submit({ kind: 'contact', page: '/contact' })
  await submit({ kind: 'contact', isSpam: true })
  await submit({ kind: 'contact', receivedAt: new Date(receivedAt.getTime() - 40 * 86_400_000) })
  await payload.db.drizzle.execute(sql`
    update deliveries set state = 'needsAttention', detail = '550 no such mailbox' where channel = 'email'
      and enquiry_id = (select id from enquiries where dealer_id = ${dealer})`)

  const forLeads = await readInboxSummary(payload, user('leads'))
  expect(forLeads?.days).toHaveLength(14)
  expect(forLeads?.days.at(-1)?.counts).toMatchObject({
    vehicle: 0,
    quote: 2,
    testDrive: 0,
    contact: 1,
    financeOffer: 0,
  })
  expect(forLeads?.sources).toEqual([
    { page: '/vehicles/fortuner', count: 2 },
    { page: '/contact', count: 1 },
  ])
  expect(forLeads).toMatchObject({ unanswered: 4, medianMinutes: null })
  expect(await failedDeliveries(payload, user('leads'))).toMatchObject({
    total: 1,
    items: [{ channel: 'email', detail: '550 no such mailbox', reference: expect.stringMatching(/^FC-/) }],
  })

  const forDealer = await readInboxSummary(payload, user('dealer', { dealer }))
  expect(forDealer?.days.at(-1)?.counts).toMatchObject({ quote: 1, contact: 0 })
  expect(forDealer).toMatchObject({ unanswered: 1 })
  expect(await failedDeliveries(payload, user('dealer', { dealer }))).toBeNull()
  expect(await readInboxSummary(payload, user('editor'))).toBeNull()
  expect(await readInboxSummary(payload, null)).toBeNull()
  expect(await failedDeliveries(payload, user('editor'))).toBeNull()
  expect(await failedDeliveries(payload, null)).toBeNull()
})
