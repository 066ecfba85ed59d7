import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MarketingChoice } from '#features/enquiries/enquiries/index.ts'
import { submitEnquiry } from '#features/enquiries/enquiries/jobs.ts'
import { closeOutbox, outbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { deliveryQueues } from '../queues.ts'
import { countAll, sampleChannel, sampleOptions, sampleSubmission } from './sample.test-support.ts'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await outbox(payload, deliveryQueues)
})
afterAll(async () => {
  await closeOutbox(payload)
  await cms.close()
})
beforeEach(async () => {
  await payload.db.drizzle.execute(sql`delete from deliveries; delete from enquiries; delete from pgboss.job`)
})

const readEnquiry = async (reference: string) =>
  (await payload.find({ collection: 'enquiries', where: { reference: { equals: reference } } })).docs[0]

describe('a submitted enquiry', () => {
  test('is stored as entered, with a job for each channel, and returns a reference (D-364, D-150)', async () => {
    const { reference, isRepeated } = await submitEnquiry(payload, sampleSubmission(), sampleOptions())
    expect(reference).toMatch(/^FC-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(isRepeated).toBe(false)
    expect(await readEnquiry(reference)).toMatchObject({
      kind: 'contact',
      fullName: 'Thandeka O’Neil',
      email: 'thandeka@example.co.za',
      phone: '+27 82 000 0000',
      note: 'Please call after five.',
      status: 'new',
      receivedAt: '2026-11-20T08:00:00.000Z',
    })
    expect(await countAll(payload)).toEqual({ enquiries: 1, deliveries: 2, jobs: 2 })
  })

  test('is stored once and returns the first reference when the same key is sent again', async () => {
    const submission = sampleSubmission()
    const first = await submitEnquiry(payload, submission, sampleOptions())
    const again = await submitEnquiry(payload, { ...submission, note: 'Changed' }, sampleOptions())
    expect(again).toEqual({ reference: first.reference, isRepeated: true })
    expect(await countAll(payload)).toEqual({ enquiries: 1, deliveries: 2, jobs: 2 })
  })

  test('is stored once when the same key is sent twenty times at once', async () => {
    const submission = sampleSubmission()
    const all = await Promise.all(
      Array.from({ length: 20 }, () => submitEnquiry(payload, submission, sampleOptions())),
    )
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(1)
    expect(all.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
    expect(await countAll(payload)).toEqual({ enquiries: 1, deliveries: 2, jobs: 2 })
  })

  test('is stored as spam and not delivered when it looks automated', async () => {
    const { reference } = await submitEnquiry(payload, sampleSubmission({ isSpam: true }), sampleOptions())
    expect(await readEnquiry(reference)).toMatchObject({ status: 'spam' })
    expect(await countAll(payload)).toEqual({ enquiries: 1, deliveries: 0, jobs: 0 })
  })

  test('has no job for a channel that does not apply', async () => {
    const provider = { ...sampleChannel('leadProvider'), appliesTo: () => false }
    await submitEnquiry(payload, sampleSubmission(), sampleOptions({ channels: [provider] }))
    expect(await countAll(payload)).toEqual({ enquiries: 1, deliveries: 0, jobs: 0 })
  })
})

describe('a submission that fails', () => {
  const nothing = { enquiries: 0, deliveries: 0, jobs: 0 }
  const marketing: MarketingChoice = { agreed: true, divisions: ['TFS'], channel: 'SMS', wordingVersion: 1 }

  test('leaves nothing behind when the consent cannot be recorded', async () => {
    const failing = sampleOptions({ recordConsent: () => Promise.reject(new Error('no ledger')) })
    await expect(submitEnquiry(payload, sampleSubmission({ marketing }), failing)).rejects.toThrow(
      'no ledger',
    )
    expect(await countAll(payload)).toEqual(nothing)
  })

  test('leaves nothing behind when the COMMIT fails', async () => {
    await payload.db.drizzle.execute(sql`
      create table pending (id int references enquiries (id) deferrable initially deferred)`)
    const failing = sampleOptions({
      recordConsent: async ({ tx }) => {
        await tx.execute(sql`insert into pending values (-1)`)
      },
    })
    await expect(submitEnquiry(payload, sampleSubmission({ marketing }), failing)).rejects.toThrow()
    expect(await countAll(payload)).toEqual(nothing)
  })

  test('leaves nothing behind when the backend dies before the COMMIT, and is stored when sent again', async () => {
    const submission = sampleSubmission({ marketing })
    const dying = sampleOptions({
      recordConsent: async ({ tx }) => {
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      },
    })
    await expect(submitEnquiry(payload, submission, dying)).rejects.toThrow()
    expect(await countAll(payload)).toEqual(nothing)
    const again = await submitEnquiry(payload, submission, sampleOptions())
    expect(again.isRepeated).toBe(false)
    expect(await countAll(payload)).toEqual({ enquiries: 1, deliveries: 2, jobs: 2 })
  })
})
