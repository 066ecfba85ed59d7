import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadPersonalData, uncachedLookups } from '#features/enquiries/enquiries/jobs.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { createRestClient } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedShowroom } from '#tests/contract/vehicles/seed-showroom.ts'
import { eraseEnquiriesOf } from './personal-data.ts'
import { sendAgain } from './send-again.ts'
import { markNeedsAttention } from './stored-delivery.ts'
import {
  attemptAll,
  failingLookups,
  filledForm,
  findWaitingJobs,
  recordingChannels,
  storeForm,
} from './unresolved.test-support.ts'

// The cache of Next only exists while it serves requests.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await seedShowroom(payload)
})
afterAll(async () => {
  await closeOutbox(payload)
  await cms.close()
})
beforeEach(async () => {
  await payload.db.drizzle.execute(sql`delete from deliveries; delete from enquiries`)
})

const down = failingLookups(uncachedLookups, () => true)
const subjectCodes = { model: 'N35', colour: '040', accessories: 'PZ1,PZ2', dealer: null }
const plan = { plan: 'term=60', seen: 'modelName=Hilux' }

const unresolved = async (spamTrap = '') => {
  const form = filledForm({ subjectCodes, plan }, 'financeOffer')
  await storeForm(payload, { ...form, metadata: { ...form.metadata, spamTrap } }, { lookups: down })
  const { docs } = await payload.find({ collection: 'enquiries', depth: 0 })
  return docs[0] ?? expect.fail()
}

test('shows the codes of an unresolved enquiry in inbox, export and personal data, and no internal fields', async () => {
  await unresolved()
  const rest = createRestClient(payload)
  const account = { email: 'leads@example.co.za', password: 'a-long-test-password' }
  await payload.create({ collection: 'users', data: { ...account, name: 'leads', role: 'leads' } as never })
  const token = String((await rest('users/login', { method: 'POST', body: account })).body.token)
  const [enquiry] = (await rest('enquiries', { token })).body.docs
  expect(enquiry).toMatchObject({ about: 'N35, colour 040, with PZ1,PZ2 (not looked up yet)' })
  for (const name of [
    'modelCode',
    'colourCode',
    'accessoryCodes',
    'dealerSlug',
    'requestedPlan',
    'unresolved',
  ])
    expect(enquiry).not.toHaveProperty(name)
  expect((await rest('enquiries/export.csv', { token })).body).toContain(
    'N35, colour 040, with PZ1,PZ2 (not looked up yet)',
  )
  const { exportEnquiriesOf } = await loadPersonalData()
  expect(await exportEnquiriesOf('thandeka@example.co.za')).toMatchObject([
    {
      about: 'N35, colour 040, with PZ1,PZ2 (not looked up yet)',
      plan: expect.stringContaining('vehicle “Hilux”'),
    },
  ])
})

test('looks up and sends nothing once the person is erased', async () => {
  const { id } = await unresolved()
  const jobs = await findWaitingJobs(payload)
  const { channels, mails } = recordingChannels()
  expect(await eraseEnquiriesOf('thandeka@example.co.za')).toHaveLength(1)
  expect(jobs).toHaveLength(2)
  expect(await attemptAll(payload, { channels, lookups: uncachedLookups })).toBe(0)
  expect(mails).toEqual([])
  const { rows } = await payload.db.drizzle.execute(
    sql`select requested_plan, subject from enquiries where id = ${id}`,
  )
  expect(rows).toEqual([{ requested_plan: null, subject: null }])
})

test('keeps an enquiry erased when it is erased during its lookup', async () => {
  await unresolved()
  const { channels, mails } = recordingChannels()
  const lookups = {
    ...uncachedLookups,
    async model(code: string) {
      await eraseEnquiriesOf('thandeka@example.co.za')
      return uncachedLookups.model(code)
    },
  }
  await attemptAll(payload, { channels, lookups })
  expect(mails).toEqual([])
  const { docs } = await payload.find({ collection: 'enquiries', depth: 0 })
  expect(docs).toMatchObject([{ subject: null, planInWords: null, erasedAt: expect.any(String) }])
  expect((await payload.count({ collection: 'deliveries' })).totalDocs).toBe(0)
})

test('repeats the lookup when deliveries that were given up are sent again', async () => {
  await unresolved()
  for (const { key } of await findWaitingJobs(payload)) await markNeedsAttention(payload, key)
  expect(await findWaitingJobs(payload)).toEqual([])
  expect(await sendAgain(payload, 'all')).toBe(2)
  const { channels, mails } = recordingChannels()
  await attemptAll(payload, { channels, lookups: uncachedLookups })
  expect(mails.map(({ text }) => text).join()).toContain('Hilux 2.8 GD-6 Raider 6AT')
})

test('looks up and sends the enquiry once when it is released from spam', async () => {
  const { id } = await unresolved('https://example.com')
  expect((await payload.count({ collection: 'deliveries' })).totalDocs).toBe(0)
  await payload.update({ collection: 'enquiries', id, data: { status: 'new' } })
  expect((await findWaitingJobs(payload)).map(({ channel }) => channel)).toEqual(['email', 'confirmation'])
  const { channels, mails } = recordingChannels()
  await attemptAll(payload, { channels, lookups: uncachedLookups })
  expect(mails.map(({ text }) => text).join()).toContain('Hilux 2.8 GD-6 Raider 6AT')
  expect(await payload.findByID({ collection: 'enquiries', id })).toMatchObject({
    status: 'new',
    unresolved: false,
  })
})

test('leaves the lookup to the delivery when it fails on release from spam', async () => {
  const mail = await import('#features/enquiries/enquiries/server.ts')
  const form = filledForm({ subjectCodes, plan }, 'financeOffer')
  await storeForm(payload, { ...form, metadata: { ...form.metadata, spamTrap: 'https://example.com' } })
  const settings = vi.spyOn(mail.cachedLookups, 'settings').mockRejectedValue(new Error('down'))
  const { docs } = await payload.find({ collection: 'enquiries', depth: 0 })
  await payload.update({ collection: 'enquiries', id: docs[0]?.id ?? 0, data: { status: 'new' } })
  settings.mockRestore()
  expect(await payload.find({ collection: 'enquiries' })).toMatchObject({ docs: [{ unresolved: true }] })
  const { channels, mails } = recordingChannels()
  await attemptAll(payload, { channels, lookups: uncachedLookups })
  expect(mails.length).toBeGreaterThan(0)
  expect(await payload.find({ collection: 'enquiries' })).toMatchObject({ docs: [{ unresolved: false }] })
})
