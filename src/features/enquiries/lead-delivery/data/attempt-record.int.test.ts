import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { submitEnquiry } from '#features/enquiries/enquiries/jobs.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import type { DeliveryChannel } from '../delivery-channel.ts'
import { attemptDelivery } from './attempt.ts'
import { keyOf, sampleChannel, sampleOptions, sampleSubmission } from './sample.test-support.ts'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { contact: { supportEmail: 'support@example.co.za' } },
  })
})
afterAll(async () => {
  await closeOutbox(payload)
  await cms.close()
})

/** Submits an enquiry. Returns the key of its e-mail. */
async function submitSample(email: DeliveryChannel): Promise<string> {
  const { reference } = await submitEnquiry(payload, sampleSubmission(), sampleOptions({ channels: [email] }))
  return keyOf(payload, reference, 'email')
}

const attempt = (key: string, email: DeliveryChannel) =>
  attemptDelivery(payload, key, [email], { signal: new AbortController().signal })

async function readDelivery(key: string) {
  return (await payload.find({ collection: 'deliveries', where: { key: { equals: key } }, depth: 0 })).docs[0]
}

test('records an accepted delivery once the database is back, and does not send it again', async () => {
  const email = sampleChannel('email', async () => {
    const execute = vi.spyOn(payload.db.drizzle, 'execute')
    onTestFinished(() => execute.mockRestore())
    execute.mockRejectedValueOnce(new Error('terminating connection due to administrator command'))
    return { accepted: true, detail: '250 taken' }
  })
  const key = await submitSample(email)
  await attempt(key, email)
  await attempt(key, email)
  expect(email.sent).toEqual([key])
  expect(await readDelivery(key)).toMatchObject({
    state: 'delivered',
    attempts: 1,
    history: [{ outcome: 'accepted', detail: '250 taken' }],
  })
})

test('records the first answer of a backlog before most of it has been sent', async () => {
  const email = sampleChannel('email')
  const keys: string[] = []
  for (let n = 0; n < 40; n++) keys.push(await submitSample(email))
  const attempts = keys.map((key) => attempt(key, email))
  await Promise.race(attempts)
  expect(email.sent.length).toBeLessThan(keys.length / 2)
  await Promise.all(attempts)
  expect(email.sent).toHaveLength(keys.length)
})
