import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type StoredForm, uncachedLookups } from '#features/enquiries/enquiries/jobs.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { consentChannel } from '../channels/consent.ts'
import { emailChannel } from '../channels/email.ts'
import { tradeInEnquiry } from '../requests.test-support.ts'
import { mailerByKind } from './mailer-by-kind.ts'
import { attemptAll, filledForm, recordingChannels, storeForm } from './unresolved.test-support.ts'
import { upstreamConsentService, upstreamMailer } from './upstream.ts'
import { upstreamTradeIns } from './upstream-requests.ts'

// The cache of Next only exists while it serves requests.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

const site = 'https://www.example.co.za'

let cms: TestCms
let mailService: Server
type Body = { type: string; content: Record<string, unknown> }
let requests: { path: string | undefined; body: Body }[] = []
let special = 0

type Recipients = { specials?: string; used?: string; general?: string; tradeIn?: string }

/** Creates a dealer with an e-mail and these lists of recipients. */
async function createDealer(slug: string, region: number, recipients: Recipients) {
  const { specials, used, general, tradeIn } = recipients
  const list = (email: string | undefined) => (email ? [{ email }] : [])
  const data = {
    ...{
      name: `Marula ${slug}`,
      slug,
      supplierCode: slug.toUpperCase().slice(0, 8),
      toyotaSupplier: 'Y',
      region,
    },
    email: `${slug}@example.co.za`,
    oneAdsRecipients: list(specials),
    automarkRecipients: list(used),
    generalEnquiryRecipients: list(general),
    tradeInRecipients: list(tradeIn),
    _status: 'published',
  }
  return (await cms.payload.create({ collection: 'dealers', data: data as never })).id
}

beforeAll(async () => {
  cms = await openTestCms()
  const region = await cms.payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  const listed = await createDealer('listed', region.id, {
    specials: 'ads@example.co.za',
    used: 'used@example.co.za',
  })
  await createDealer('unlisted', region.id, { used: 'used@example.co.za' })
  await createDealer('four', region.id, {
    ...{ specials: 'ads.four@example.co.za', used: 'used.four@example.co.za' },
    ...{ general: 'general.four@example.co.za', tradeIn: 'trade-in.four@example.co.za' },
  })
  await cms.payload.db.drizzle.execute(sql`
    insert into stock_vehicles (id, dealer_code, make, model, is_public) values ('F1', 'FOUR', 'Kia', 'Rio', true)`)
  const image = { source: 'place', scene: 'forecourt' }
  const shared = { title: 'Free wash', category: 'service', audience: 'every', image, _status: 'published' }
  const own = {
    ...{ title: 'Two years', text: 'Of warranty.', category: 'automark-sales', smc: 'SMC-9', image },
    ...{ audience: 'dealer', dealer: listed, _status: 'published' },
  }
  special = (await cms.payload.create({ collection: 'specials', data: own as never })).id
  sharedSpecial = (await cms.payload.create({ collection: 'specials', data: shared as never })).id
  mailService = createServer(async (request, response) => {
    requests.push({ path: request.url, body: JSON.parse(await text(request)) })
    response.end('{}')
  })
  await new Promise<void>((ready) => mailService.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
  await new Promise<void>((done) => mailService.close(() => done()))
})
beforeEach(() => {
  requests = []
})

let sharedSpecial = 0

type Entries = StoredForm['entries']

async function send(code: string, dealer: string, marketing: Entries['marketing'] = null) {
  const subjectCodes = { model: null, colour: null, special: code, dealer }
  const { reference } = await storeForm(cms.payload, filledForm({ subjectCodes, marketing }, 'special'))
  const { docs } = await cms.payload.find({
    collection: 'enquiries',
    where: { reference: { equals: reference } },
  })
  return docs[0]
}

const expectNone = { send: async () => expect.fail('No application was sent.') }

/** Sends all waiting e-mails and consents to the stub of their services. */
async function deliver() {
  const { port } = mailService.address() as AddressInfo
  const service = { url: `http://127.0.0.1:${port}`, key: undefined }
  const mailer = mailerByKind({
    tradeIn: upstreamTradeIns(service, { send: async () => [] }),
    academy: expectNone,
    others: upstreamMailer(service, site),
  })
  const { channels } = recordingChannels()
  const rest = channels.filter(({ name }) => name !== 'email')
  const email = emailChannel(() => mailer, { warn: () => {} })
  const consent = consentChannel(() => upstreamConsentService(service))
  const all = [email, consent, ...rest]
  expect(await attemptAll(cms.payload, { channels: all, lookups: uncachedLookups })).toBe(0)
  return requests
}

test('sends an enquiry about a special to the ad recipients of its dealer by email/send-email (D-205 to D-210, D-359)', async () => {
  const enquiry = await send(String(special), 'listed')
  expect(enquiry).toMatchObject({
    kind: 'special',
    about: `Two years, Automark Sales (special ${special})`,
    dealerName: 'Marula listed',
  })
  const [request, ...others] = await deliver()
  expect(others).toEqual([])
  expect(request?.path).toBe('/email/send-email')
  expect(request?.body).toMatchObject({
    type: 'ONEADS_ENQUIRY',
    content: {
      lastName: '-',
      ad_id: String(special),
      ad_image: expect.stringMatching(/^https:\/\/www\.example\.co\.za\/art\//),
      category: 'automark-sales',
      description: 'Of warranty.',
      smc_code: 'SMC-9',
      dealer_code: 'LISTED',
      recipient: 'ads@example.co.za',
    },
    marketingConsent: false,
    consentDivision: [],
    consentComms: '',
  })
})

test('sends it to the e-mail of a dealer without ad recipients, never to those for used vehicles (D-359, D-362)', async () => {
  await send(String(sharedSpecial), 'unlisted')
  const [request] = await deliver()
  expect(request?.body.content).toMatchObject({
    recipient: 'unlisted@example.co.za',
    dealer: 'Marula unlisted',
  })
})

test('stores an enquiry about a special that the dealer does not have with a note, and no subject', async () => {
  const enquiry = await send(String(special), 'unlisted')
  expect(enquiry?.about ?? null).toBeNull()
  expect(enquiry?.note).toContain(`Asked about the special ${special}.`)
  expect(enquiry?.dealerName).toBe('Marula unlisted')
})

test('sends the consent given with a special with na as the last name, and never as a test (D-182, D-185)', async () => {
  await send(String(special), 'listed', {
    agreed: true,
    divisions: ['TFS'],
    channel: 'SMS',
    wordingVersion: 1,
  })
  const sent = await deliver()
  const mail = sent.find(({ body }) => body.type === 'ONEADS_ENQUIRY')
  expect(mail?.body.content.lastName).toBe('-')
  const consent = sent.find(({ path }) => path?.endsWith('/onetrustMarketingConsent'))
  expect(consent?.body).toMatchObject({
    test: false,
    dsDataElements: { FirstName: expect.stringMatching(/./), LastName: 'na' },
  })
})

test('sends each kind of enquiry to its own list of the dealer only (D-094)', async () => {
  const about = (own: object) => ({ subjectCodes: { model: null, colour: null, dealer: 'four', ...own } })
  await storeForm(cms.payload, filledForm(about({ special: String(sharedSpecial) }), 'special'))
  await storeForm(cms.payload, filledForm(about({ stock: 'F1' }), 'usedVehicle'))
  await storeForm(cms.payload, filledForm(about({}), 'dealerContact'))
  const sent = await deliver()
  expect(Object.fromEntries(sent.map(({ body }) => [body.type, body.content.recipient]))).toEqual({
    ONEADS_ENQUIRY: 'ads.four@example.co.za',
    AUTOMARK_ENQUIRY: 'used.four@example.co.za',
    GENERAL_ENQUIRY: 'general.four@example.co.za',
  })
  expect(JSON.stringify(sent)).not.toContain('trade-in.four')
})

test('delivers a general enquiry, a quote request, an enquiry about a special and a trade-in, one mail each (D-003)', async () => {
  const subjectCodes = { model: null, colour: null, dealer: 'four' }
  const { details = {} } = tradeInEnquiry
  await storeForm(cms.payload, filledForm({ subjectCodes }, 'dealerContact'))
  await storeForm(cms.payload, filledForm({ subjectCodes }, 'quote'))
  const about = { ...subjectCodes, special: String(sharedSpecial) }
  await storeForm(cms.payload, filledForm({ subjectCodes: about }, 'special'))
  await storeForm(cms.payload, filledForm({ subjectCodes, details }, 'tradeIn'))
  const sent = await deliver()
  const mailed = sent.map(({ path, body }) => {
    const { type, content = {}, recipients = content.recipient } = body as Body & { recipients?: unknown }
    return [path, type, content.enquiryType ?? null, recipients]
  })
  expect(mailed).toHaveLength(4)
  expect(mailed).toEqual(
    expect.arrayContaining([
      ['/email/send-email', 'GENERAL_ENQUIRY', 'general', 'general.four@example.co.za'],
      ['/email/send-email', 'GENERAL_ENQUIRY', 'quote', 'general.four@example.co.za'],
      ['/email/send-email', 'ONEADS_ENQUIRY', null, 'ads.four@example.co.za'],
      ['/email-service', 'DEALERSHIP_ENQUIRE', null, ['trade-in.four@example.co.za']],
    ]),
  )
})
