import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EnquiryDealer } from '#features/enquiries/enquiries/index.ts'
import { submitEnquiry } from '#features/enquiries/enquiries/jobs.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { type DeliveryChannel, type DeliveryChannelName, DeliveryRefused } from '../delivery-channel.ts'
import { attemptDelivery, NotDelivered } from './attempt.ts'
import {
  countAll,
  keyOf,
  sampleChannel,
  sampleOptions,
  sampleSettings,
  sampleSubmission,
} from './sample.test-support.ts'
import { sendAgain } from './send-again.ts'
import { markNeedsAttention } from './stored-delivery.ts'

let cms: TestCms
let payload: Payload
let dealer: EnquiryDealer
const neverAborted = new AbortController().signal

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  const document = await payload.create({
    collection: 'dealers',
    data: {
      name: 'Toyota Bryanston',
      slug: 'bryanston',
      supplierCode: 'BRY1',
      toyotaSupplier: 'Y',
      region: region.id,
      email: 'dealer@example.co.za',
      automarkRecipients: [{ email: 'used@example.co.za' }],
      generalEnquiryRecipients: [{ email: 'one@example.co.za' }, { email: 'two@example.co.za' }],
      _status: 'published',
    },
  })
  dealer = {
    id: document.id,
    directoryId: String(document.id),
    name: document.name,
    slug: 'bryanston',
    supplierCode: 'BRY1',
    region: 'Gauteng',
  }
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { contact: { supportEmail: 'support@example.co.za' } },
  })
})
afterAll(async () => {
  await closeOutbox(payload)
  await cms.close()
})

async function submitSample(channels: readonly DeliveryChannel[], own = {}): Promise<string> {
  const { reference } = await submitEnquiry(payload, sampleSubmission(own), sampleOptions({ channels }))
  return reference
}

const attempt = async (reference: string, name: DeliveryChannelName, channels: readonly DeliveryChannel[]) =>
  attemptDelivery(payload, await keyOf(payload, reference, name), channels, { signal: neverAborted })

async function readDelivery(reference: string, name: DeliveryChannelName) {
  const where = { key: { equals: await keyOf(payload, reference, name) } }
  return (await payload.find({ collection: 'deliveries', where, depth: 0 })).docs[0]
}

/** Returns a channel that records the recipients of each delivery. */
function recordRecipients() {
  const recorded: (readonly string[])[] = []
  const channel = sampleChannel('email', async ({ recipients }) => {
    recorded.push(recipients)
    return { accepted: true, detail: 'taken' }
  })
  return { recorded, channel }
}

describe('a delivery attempt', () => {
  test('records an accepted delivery and does not send it again', async () => {
    const email = sampleChannel('email')
    const reference = await submitSample([email])
    await attempt(reference, 'email', [email])
    await attempt(reference, 'email', [email])
    expect(email.sent).toHaveLength(1)
    expect(await readDelivery(reference, 'email')).toMatchObject({
      state: 'delivered',
      attempts: 1,
      detail: '250 taken',
      history: [{ outcome: 'accepted', detail: '250 taken', took: expect.any(Number) }],
    })
  })

  test('records a failure without personal data, and retries with the same key', async () => {
    const broken = sampleChannel('email', () =>
      Promise.reject(new Error('451 <thandeka@example.co.za> try later, +27 82 000 0000')),
    )
    const reference = await submitSample([broken])
    await expect(attempt(reference, 'email', [broken])).rejects.toThrow(NotDelivered)
    const email = sampleChannel('email')
    await attempt(reference, 'email', [email])
    expect(new Set([...broken.sent, ...email.sent]).size).toBe(1)
    const recorded = await readDelivery(reference, 'email')
    expect(recorded).toMatchObject({ state: 'delivered', attempts: 2 })
    expect(JSON.stringify(recorded)).not.toMatch(/thandeka|82 000/)
  })

  test('marks a delivery that is refused for good as needing attention until it is sent again by hand', async () => {
    const refusing = sampleChannel('email', () => Promise.reject(new DeliveryRefused('550 no such mailbox')))
    const reference = await submitSample([refusing])
    await attempt(reference, 'email', [refusing])
    await attempt(reference, 'email', [refusing])
    expect(refusing.sent).toHaveLength(1)
    const refused = await readDelivery(reference, 'email')
    expect(refused).toMatchObject({ state: 'needsAttention', detail: '550 no such mailbox' })

    const jobs = (await countAll(payload)).jobs
    expect(await sendAgain(payload, refused?.id ?? 0)).toBe(1)
    expect((await countAll(payload)).jobs).toBe(jobs + 1)
    const email = sampleChannel('email')
    await attempt(reference, 'email', [email])
    expect(email.sent).toEqual(refusing.sent)
    expect(await readDelivery(reference, 'email')).toMatchObject({ state: 'delivered', attempts: 2 })
    expect(await sendAgain(payload, 'all')).toBe(0)
  })

  test('stops a channel that hangs when its signal aborts', async () => {
    const hanging = sampleChannel('confirmation', () => new Promise(() => {}))
    const reference = await submitSample([hanging])
    const key = await keyOf(payload, reference, 'confirmation')
    await expect(
      attemptDelivery(payload, key, [hanging], { signal: AbortSignal.timeout(200) }),
    ).rejects.toThrow(NotDelivered)
    expect(await readDelivery(reference, 'confirmation')).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test('marks a delivery as needing attention when no attempt is left', async () => {
    const reference = await submitSample([sampleChannel('email')])
    await markNeedsAttention(payload, await keyOf(payload, reference, 'email'))
    expect(await readDelivery(reference, 'email')).toMatchObject({ state: 'needsAttention' })
  })

  test('sends nothing about an erased person or a deleted enquiry', async () => {
    const email = sampleChannel('email')
    const reference = await submitSample([email])
    const key = await keyOf(payload, reference, 'email')
    await payload.db.drizzle.execute(
      sql`update enquiries set erased_at = now() where reference = ${reference}`,
    )
    await attemptDelivery(payload, key, [email], { signal: neverAborted })
    await payload.delete({ collection: 'enquiries', where: { reference: { equals: reference } } })
    await attemptDelivery(payload, key, [email], { signal: neverAborted })
    expect(email.sent).toEqual([])
  })
})

describe('the recipients of a delivery', () => {
  test.each(['quote', 'dealerContact'] as const)(
    'are those for general enquiries of the dealer for the form %s (D-061)',
    async (kind) => {
      const { recorded, channel } = recordRecipients()
      await attempt(await submitSample([channel], { dealer, kind }), 'email', [channel])
      expect(recorded).toEqual([['one@example.co.za', 'two@example.co.za']])
    },
  )

  test('are those for used vehicles when the enquiry is about one (D-358)', async () => {
    const { recorded, channel } = recordRecipients()
    const subject = { kind: 'used', make: 'Toyota', model: 'Hilux', year: 2021, colour: 'White', price: null }
    await attempt(await submitSample([channel], { dealer, subject, kind: 'vehicle' }), 'email', [channel])
    expect(recorded).toEqual([['used@example.co.za']])
  })

  test('are the support address of the site when there is no dealer or the dealer is deleted', async () => {
    const { recorded, channel } = recordRecipients()
    await attempt(await submitSample([channel]), 'email', [channel])
    const gone = { ...dealer, id: null, directoryId: '999999' }
    await attempt(await submitSample([channel], { dealer: gone }), 'email', [channel])
    expect(recorded).toEqual([['support@example.co.za'], ['support@example.co.za']])
  })

  test('are the visitor alone for the confirmation', async () => {
    const confirmation = sampleChannel('confirmation', async ({ recipients }) => {
      expect(recipients).toEqual(['thandeka@example.co.za'])
      return { accepted: true, detail: 'taken' }
    })
    const reference = await submitSample([confirmation])
    await attempt(reference, 'confirmation', [confirmation])
    expect(await readDelivery(reference, 'confirmation')).toMatchObject({ state: 'delivered' })
  })
})

describe('the lead provider and the e-mail', () => {
  const outcomes: readonly [string, DeliveryChannel['send']][] = [
    ['accepts', async () => ({ accepted: true, detail: 'Success' })],
    ['fails', () => Promise.reject(new Error('Motus submission failed'))],
  ]
  test.each(outcomes)(
    'tries the provider first and sends the e-mail once when the provider %s (D-342, D-343, D-344, D-391)',
    async (_, respond) => {
      const order: string[] = []
      const provider = sampleChannel('leadProvider', async (sent, signal) => {
        await sleep(400)
        order.push('leadProvider')
        return respond(sent, signal)
      })
      const email = sampleChannel('email', async () => {
        order.push('email')
        return { accepted: true, detail: 'taken' }
      })
      const both = [provider, email]
      const settings = { ...sampleSettings, dealerToLeadProvider: true }
      const { reference } = await submitEnquiry(
        payload,
        sampleSubmission({ dealer }),
        sampleOptions({ channels: both, settings }),
      )
      await Promise.allSettled([attempt(reference, 'email', both), attempt(reference, 'leadProvider', both)])
      expect(order).toEqual(['leadProvider', 'email'])
      expect(await readDelivery(reference, 'email')).toMatchObject({ state: 'delivered' })
    },
  )
})
