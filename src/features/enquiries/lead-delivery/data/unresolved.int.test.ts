import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Lookups, uncachedLookups } from '#features/enquiries/enquiries/jobs.ts'
import { cents } from '#platform/money.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { retryOptions } from '#platform/outbox/queues.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedFigures } from '#tests/contract/finance/seed-figures.ts'
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
  await seedFigures(payload)
  const data = { price: 50_000_000, specialPrice: null, _status: 'published' } as const
  await payload.update({ collection: 'models', where: { code: { equals: 'N35' } }, data })
  const contact = { supportEmail: 'support@example.co.za' }
  await payload.updateGlobal({ slug: 'site-settings', data: { contact } })
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  const dealer = { toyotaSupplier: 'Y', region: region.id, _status: 'published' } as const
  const file = { email: 'file@example.co.za', crmDelivery: 'attachment' } as const
  const post = { email: 'post@example.co.za', crmDelivery: 'address' } as const
  await payload.create({
    collection: 'dealers',
    data: { ...dealer, ...file, name: 'Toyota Bryanston', slug: 'bryanston', supplierCode: 'BRY1' },
  })
  await payload.create({
    collection: 'dealers',
    data: {
      ...{ ...dealer, ...post, crmAddress: 'https://crm.example.co.za/adf' },
      ...{ name: 'Toyota Sandton', slug: 'sandton', supplierCode: 'SAN1' },
    },
  })
})
afterAll(async () => {
  await closeOutbox(payload)
  await cms.close()
})
beforeEach(async () => {
  await payload.db.drizzle.execute(sql`delete from deliveries; delete from enquiries`)
})

const down = failingLookups(uncachedLookups, () => true)
const subjectCodes = (dealer: string) => ({ subjectCodes: { model: 'N35', colour: '040', dealer } })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

async function readEnquiry(reference: string) {
  const { rows } = await payload.db.drizzle.execute(
    sql`select * from enquiries where reference = ${reference}`,
  )
  return rows[0] as Record<string, unknown>
}
async function readChannels(): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(sql`select channel::text from deliveries order by 1`)
  return (rows as { channel: string }[]).map(({ channel }) => channel)
}

describe('an enquiry sent while lookups fail', () => {
  test('is stored with its codes, and its deliveries wait', async () => {
    const { reference } = await storeForm(payload, filledForm(), { lookups: down })
    expect(await readEnquiry(reference)).toMatchObject({
      ...{ model_code: 'N35', colour_code: '040', dealer_slug: 'bryanston', unresolved: true },
      ...{ about: 'N35, colour 040 (not looked up yet)', dealer_name: 'bryanston (not looked up yet)' },
      ...{ note: 'Please call.', subject: null, dealer_details: null, dealer_id: null },
    })
    const { channels, mails } = recordingChannels()
    expect(await attemptAll(payload, { channels, lookups: down })).toBe(2)
    expect(mails).toEqual([])
    const { docs } = await payload.find({ collection: 'deliveries' })
    for (const { state, attempts, detail } of docs) {
      expect({ state, attempts, detail }).toEqual({
        ...{ state: 'waiting', attempts: 1 },
        detail: 'The database is starting up.',
      })
    }
  })

  test('is delivered with vehicle, price, dealer and ADF when the lookups recover after 60 s', async () => {
    let seconds = 0
    const lookups = failingLookups(uncachedLookups, () => seconds < 60)
    const references = [
      (await storeForm(payload, filledForm(subjectCodes('bryanston')), { lookups })).reference,
      (await storeForm(payload, filledForm(subjectCodes('sandton')), { lookups })).reference,
    ]
    const { channels, mails, adf } = recordingChannels()
    let waiting = 4
    // The retry delays of the queue, on a simulated clock.
    for (let tries = 0; waiting > 0 && tries < retryOptions.retryLimit; tries++) {
      waiting = await attemptAll(payload, { channels, lookups })
      if (seconds < 60) expect(mails).toEqual([])
      seconds += retryOptions.retryDelay * 2 ** tries
    }
    // The deliveries that the resolution has added.
    expect(await attemptAll(payload, { channels, lookups })).toBe(0)
    expect(await findWaitingJobs(payload)).toEqual([])
    expect(await readChannels()).toEqual(['confirmation', 'confirmation', 'crm', 'email', 'email'])

    const price = 'R 500 000'
    for (const [index, name] of ['Toyota Bryanston', 'Toyota Sandton'].entries()) {
      const ours = mails.filter(({ about: reference }) => reference === references[index])
      expect(ours.map(({ to }) => to).sort()).toEqual([
        [index === 0 ? 'file@example.co.za' : 'post@example.co.za'],
        ['thandeka@example.co.za'],
      ])
      for (const { text } of ours) {
        expect(plain(text)).toContain('Hilux 2.8 GD-6 Raider 6AT')
        expect(plain(text)).toContain(price)
        expect(plain(text)).toContain(name)
      }
    }
    const attached = mails.flatMap(({ attachments = [] }) =>
      attachments.map(({ content }) => String(content)),
    )
    expect([...attached, ...adf]).toHaveLength(2)
    for (const file of [...attached, ...adf]) {
      expect(file).toContain('<price type="asking" currency="ZAR">500000.00</price>')
      expect(file).toMatch(/<vendorname>Toyota (Bryanston|Sandton)<\/vendorname>/)
    }
    expect(await readEnquiry(references[1] ?? '')).toMatchObject({
      ...{ unresolved: false, dealer_name: 'Toyota Sandton', note: 'Please call.' },
      about: expect.stringContaining('N35'),
    })
  })

  test.each<[string, readonly (keyof Lookups)[]]>([
    ['the dealer', ['dealer']],
    ['the lead delivery of the dealer', ['dealerMail']],
    ['the settings', ['settings']],
  ])('keeps the displayed price when the lookup of %s fails', async (_, names) => {
    const lookups = failingLookups(uncachedLookups, () => true, names)
    const { reference } = await storeForm(payload, filledForm(subjectCodes('sandton')), { lookups })
    expect(await readEnquiry(reference)).toMatchObject({ unresolved: true, subject: { price: 50_000_000 } })
    expect(await readChannels()).toEqual(['confirmation', 'email'])
    const { channels, adf } = recordingChannels()
    const higherPrice = async (code: string) => {
      const found = await uncachedLookups.model(code)
      return found && { ...found, price: cents(99_999_900) }
    }
    const lookupsLater = { ...uncachedLookups, model: higherPrice }
    await attemptAll(payload, { channels, lookups: lookupsLater })
    await attemptAll(payload, { channels, lookups: lookupsLater })
    expect(await readChannels()).toEqual(['confirmation', 'crm', 'email'])
    expect(adf.join()).toContain('>500000.00</price>')
  })

  test.each<[string, readonly (keyof Lookups)[]]>([
    ['the vehicle', ['model']],
    ['the guaranteed value', ['guaranteedValue']],
    ['the rates', ['financeSettings']],
  ])('calculates the plan on delivery when the lookup of %s failed', async (_, names) => {
    const plan = {
      plan: 'deposit=50000&future-drive-term=48&future-drive-rate=12&mileage=20000&offer=GFV',
      seen: 'offerType=GFV&monthlyInstallment=1',
    }
    const lookups = failingLookups(uncachedLookups, () => true, names)
    const form = filledForm({ plan }, 'financeOffer')
    const { reference } = await storeForm(payload, form, { lookups })
    const before = String((await readEnquiry(reference)).plan_in_words)
    expect(before).toBe('Plan: Not calculated yet.\nThe visitor saw, not checked: offer “GFV”, a month “1”')
    const { channels, mails } = recordingChannels()
    await attemptAll(payload, { channels, lookups: uncachedLookups })
    const after = plain(String((await readEnquiry(reference)).plan_in_words))
    expect(after).toContain('Estimated instalment: R 7 713 p/m')
    expect(plain(mails.map(({ text }) => text).join())).toContain('R 7 713 p/m')
  })

  test('names unknown codes in the note, once', async () => {
    const form = filledForm({ subjectCodes: { model: 'NO1', colour: null, dealer: 'nowhere' } })
    const { reference } = await storeForm(payload, form, { lookups: down })
    const { channels, mails } = recordingChannels()
    await attemptAll(payload, { channels, lookups: uncachedLookups })
    expect(await readEnquiry(reference)).toMatchObject({
      note: 'Please call.\n\nAsked about the vehicle NO1. Asked for the dealer nowhere.',
      ...{ about: null, dealer_name: null, unresolved: false },
    })
    expect(mails.map(({ text }) => text).join()).toContain('Asked about the vehicle NO1.')
  })
})

describe('a lookup that hangs', () => {
  const hanging: Lookups = { ...uncachedLookups, model: () => new Promise(() => {}) }
  /** Milliseconds; enough to find the dealer beside the lookup that hangs, on a busy machine too. */
  const withinMs = 500

  test('delays the visitor no longer than the timeout and loses no enquiry', async () => {
    const { reference } = await storeForm(payload, filledForm(), { lookups: hanging, withinMs })
    expect(await readEnquiry(reference)).toMatchObject({ unresolved: true, dealer_name: 'Toyota Bryanston' })
  })

  test('fails the attempt, and the next attempt delivers', async () => {
    await storeForm(payload, filledForm(), { lookups: down })
    const { channels, mails } = recordingChannels()
    const signal = AbortSignal.timeout(50)
    expect(await attemptAll(payload, { channels, lookups: hanging, signal })).toBe(2)
    expect(await attemptAll(payload, { channels, lookups: uncachedLookups })).toBe(0)
    expect(mails).toHaveLength(2)
  })
})

describe('the resolution of an enquiry', () => {
  test('leaves nothing behind when it is killed before its COMMIT, and runs once on the next attempt', async () => {
    const { drizzle } = payload.db
    const { reference } = await storeForm(payload, filledForm(subjectCodes('sandton')), { lookups: down })
    await drizzle.execute(sql`
      create function die() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger die before insert on deliveries for each row execute function die()`)
    const { channels, mails, adf } = recordingChannels()
    expect(await attemptAll(payload, { channels, lookups: uncachedLookups })).toBe(2)
    expect(await readEnquiry(reference)).toMatchObject({ unresolved: true, subject: null })
    expect(await readChannels()).toEqual(['confirmation', 'email'])
    expect(mails).toEqual([])
    await drizzle.execute(sql`drop trigger die on deliveries; drop function die`)
    await attemptAll(payload, { channels, lookups: uncachedLookups })
    await attemptAll(payload, { channels, lookups: uncachedLookups })
    expect([mails.length, adf.length]).toEqual([2, 1])
    expect(await readChannels()).toEqual(['confirmation', 'crm', 'email'])
  })

  test('adds each delivery once when many attempts run at the same time', async () => {
    for (let count = 0; count < 5; count++)
      await storeForm(payload, filledForm(subjectCodes('sandton')), { lookups: down })
    const { channels, adf } = recordingChannels()
    expect(await attemptAll(payload, { channels, lookups: uncachedLookups })).toBe(0)
    const added = (await findWaitingJobs(payload)).map(({ channel }) => channel)
    expect(added).toEqual(Array(5).fill('crm'))
    await attemptAll(payload, { channels, lookups: uncachedLookups })
    expect(adf).toHaveLength(5)
  })
})
