import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPersonalData, submitEnquiry } from '#features/enquiries/enquiries/jobs.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { attemptDelivery } from './attempt.ts'
import { eraseEnquiriesOf, eraseOldEnquiries } from './personal-data.ts'
import { countAll, keyOf, sampleChannel, sampleOptions, sampleSubmission } from './sample.test-support.ts'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
})
afterAll(async () => {
  await closeOutbox(payload)
  await cms.close()
})

const person = sampleSubmission().person
const submitSample = async (own = {}) =>
  (await submitEnquiry(payload, sampleSubmission(own), sampleOptions())).reference

test('exports everything sent under the e-mail address of a person, and nothing of others', async () => {
  const reference = await submitSample()
  await submitSample({ person: { ...person, email: 'sipho@example.co.za' } })
  const { exportEnquiriesOf } = await loadPersonalData()
  const held = await exportEnquiriesOf(' Thandeka@Example.co.za')
  expect(held).toMatchObject([{ reference, fullName: 'Thandeka O’Neil', note: 'Please call after five.' }])
})

test('erases the personal data, sends nothing more and keeps the enquiry in the count', async () => {
  const reference = await submitSample({ person: { ...person, email: 'lerato@example.co.za' } })
  const key = await keyOf(payload, reference, 'email')
  await payload.update({
    collection: 'enquiries',
    where: { reference: { equals: reference } },
    data: { notes: [{ text: 'Called Lerato.' }] },
  })
  expect(await eraseEnquiriesOf('LERATO@example.co.za')).toEqual([reference])
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { reference: { equals: reference } },
  })
  expect(JSON.stringify(docs)).not.toMatch(/lerato|Thandeka|82 000/i)
  expect(docs).toMatchObject([{ reference, kind: 'contact', fullName: null, erasedAt: expect.any(String) }])
  const email = sampleChannel('email')
  await attemptDelivery(payload, key, [email], { signal: new AbortController().signal })
  expect(email.sent).toEqual([])
  expect(await eraseEnquiriesOf('lerato@example.co.za')).toEqual([])
})

test('deletes enquiries older than their period, with their deliveries', async () => {
  await submitSample({ receivedAt: new Date('2020-01-01T00:00:00Z') })
  const before = await countAll(payload)
  expect(await eraseOldEnquiries({ before: new Date('2020-01-02T00:00:00Z') })).toBe(1)
  const after = await countAll(payload)
  expect([before.enquiries - after.enquiries, before.deliveries - after.deliveries]).toEqual([1, 2])
})
