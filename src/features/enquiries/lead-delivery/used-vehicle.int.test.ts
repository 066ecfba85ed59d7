import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { uncachedLookups } from '#features/enquiries/enquiries/jobs.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { provideConfig } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { emailChannel } from './channels/email.ts'
import { leadProviderChannel } from './channels/lead-provider.ts'
import { attemptAll } from './data/unresolved.test-support.ts'
import { upstreamLeadProvider, upstreamMailer } from './data/upstream.ts'
import type { DeliveryChannel } from './delivery-channel.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

type Body = Record<string, unknown> & { content: Record<string, unknown>; comments: string }
type Call = { readonly path: string; readonly body: Body }

let cms: TestCms
let server: Server
let calls: Call[]
let channels: readonly DeliveryChannel[]
let providerStatus = 200
let visitors = 0

const silentLog = { warn: () => {} }

async function createDealer(name: string, supplierCode: string, lists: object, region: number) {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await cms.payload.create({
    collection: 'dealers',
    data: { name, slug, supplierCode, toyotaSupplier: 'Y', region, _status: 'published', ...lists },
  })
}

/** Base price R 234 567, so that the displayed price is R 269 750. */
const insertVehicle = (id: string, dealer: string, price: number | null = 26_975_000) =>
  cms.payload.db.drizzle.execute(sql`
    insert into stock_vehicles (id, dealer_code, code, make, model, range, year, mileage, body_type, colour, fuel_type,
      transmission_type, certification, sales_type, is_connected, is_public, base_price, price, side_image, position,
      added_at, updated_at)
    values (${id}, ${dealer}, '48V', 'Toyota', 'Fortuner 2.4', 'Fortuner', 2021, 84500, 'S/D', 'Attitude Black', 'H',
      'Automatic', 'twab', '', true, true, 23456700, ${price}, 'https://stock.example.co.za/1.jpg', 0, now(), now())`)

const otherBranches = ['Bedfordview', 'Parktown', 'Cape Gate', 'Nelspruit', 'Kempton Park']

beforeAll(async () => {
  // The picture as the feed names it: nothing fetches a copy here.
  vi.stubEnv('STOCK_PICTURES', 'link')
  provideConfig({})
  cms = await openTestCms()
  await cms.payload.updateGlobal({
    slug: 'site-settings',
    data: { leadBranches: ['Bryanston', ...otherBranches] },
  })
  const region = await cms.payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  const namibia = await cms.payload.create({
    collection: 'regions',
    data: { name: 'Namibia', slug: 'namibia', order: 2, kind: 'country', currency: 'NAD' },
  })
  const used = [{ email: 'used1@example.co.za' }, { email: 'used2@example.co.za' }]
  const ads = [{ email: 'ads@example.co.za' }]
  const lists = { email: 'b@example.co.za', automarkRecipients: used }
  await createDealer('Toyota Bryanston', 'BRY1', lists, region.id)
  await createDealer('Toyota Sandton', 'SAN1', { email: 's@example.co.za', oneAdsRecipients: ads }, region.id)
  await createDealer('Toyota Windhoek', 'WIN1', { email: 'w@example.co.za' }, namibia.id)
  for (const [index, branch] of otherBranches.entries()) {
    await createDealer(`Toyota ${branch}`, `BR${index}`, { email: 'br@example.co.za' }, region.id)
    await insertVehicle(`B${index}`, `BR${index}`)
  }
  await insertVehicle('U1', 'BRY1')
  await insertVehicle('U2', 'SAN1')
  await insertVehicle('U3', 'SAN1', null)
  await insertVehicle('U4', 'WIN1')
  server = createServer(async (request, response) => {
    const path = request.url?.split('/').at(-1) ?? ''
    const chunks = await request.toArray()
    calls.push({ path, body: JSON.parse(Buffer.concat(chunks).toString()) as Body })
    const status = path === 'submit-motus' ? providerStatus : 200
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"status":"Success"}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const service = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: undefined }
  channels = [
    leadProviderChannel(() => upstreamLeadProvider(service), silentLog),
    emailChannel(() => upstreamMailer(service, 'https://www.example.co.za'), silentLog),
  ]
})
afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  await closeOutbox(cms.payload)
  await cms.close()
  vi.unstubAllEnvs()
  provideConfig({})
})
beforeEach(async () => {
  calls = []
  providerStatus = 200
  await cms.payload.db.drizzle.execute(sql`delete from deliveries; delete from enquiries`)
})

/** Sends the form about a used vehicle as a visitor without an account does, and delivers it. */
async function send(own: object, isDelivered = true): Promise<Response> {
  visitors += 1
  const body = JSON.stringify({
    ...{ fullName: 'Thandeka O’Neil', phone: '+27 82 000 0000', email: 'thandeka@example.co.za' },
    ...{ preferredContact: 'phone', note: 'Is it still there?', adult: true },
    ...{ key: randomUUID(), page: '/dealers/toyota-sandton/pre-owned', language: 'en', website: '' },
    ...{ elapsed: 30_000, ...own },
  })
  const request = new Request('http://localhost/api/enquiries/usedVehicle', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${visitors}` },
    body,
  })
  const response = await handleEndpoints({ config: cms.payload.config, request })
  if (isDelivered) await attemptAll(cms.payload, { channels, lookups: uncachedLookups })
  return response
}

const sentTo = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const mail = () => sentTo('send-email')[0]?.content
const stored = async () => (await cms.payload.find({ collection: 'enquiries', depth: 0 })).docs[0]

/** As the calculator writes it: 60 months, 10 %, no balloon, a deposit of R 10 000. */
const calculation = '60-1000-0-1000000'

describe('an enquiry about a used vehicle', () => {
  it('is accepted from a visitor without an account and mailed with the values of the listing (D-016, D-355)', async () => {
    expect((await send({ stock: 'U2' })).status).toBe(201)
    expect(sentTo('send-email')[0]?.type).toBe('AUTOMARK_ENQUIRY')
    expect(mail()).toMatchObject({
      ...{ make: 'Toyota', model: 'Fortuner 2.4', range: 'Fortuner', year: 2021, mileage: 84_500 },
      ...{ bodyType: 'S/D', colour: 'Attitude Black', sideImage: 'https://stock.example.co.za/1.jpg' },
      ...{ code: '48V', price: 269_750, enquiryType: 'general', lastName: 'na' },
    })
    expect(mail()).not.toHaveProperty('monthly')
  })

  it('carries the finance of the calculator, worked out again by the server (D-354, D-356)', async () => {
    await send({ stock: 'U2', calculation, monthly: 1, price: 1, deposit: 0 })
    expect(mail()).toMatchObject({
      ...{ enquiryType: 'quote', price: 269_750, deposit: 10_000, balloon: 0, term: 60, interest: 10 },
    })
    expect(mail()?.monthly).toBeCloseTo(5518.92, 2)
  })

  it.each(['60-1001-0-0', '61-1000-0-0', '60-1000-100-0', 'NaN', '--'])(
    'is a general enquiry with the choices %s, which the calculator does not offer',
    async (choices) => {
      expect((await send({ stock: 'U2', calculation: choices })).status).toBe(201)
      expect(mail()).toMatchObject({ enquiryType: 'general', price: 269_750 })
    },
  )

  it('caps the deposit of the calculator at 60 % of the displayed price (D-136)', async () => {
    await send({ stock: 'U2', calculation: '60-1000-0-99999900' })
    expect(mail()?.deposit).toBe(161_850)
  })

  it('goes to the used-vehicle recipients, and without them to the dealer’s e-mail, not to the ad recipients (D-358, D-361, D-362)', async () => {
    await send({ stock: 'U1' })
    await send({ stock: 'U2' })
    expect(sentTo('send-email').map(({ content }) => content.recipient)).toEqual([
      'used1@example.co.za,used2@example.co.za',
      's@example.co.za',
    ])
  })

  it('goes to the vehicle’s own dealer from any page, whatever dealer the entries name (D-357, D-363)', async () => {
    await send({ stock: 'U1', dealer: 'toyota-sandton' })
    expect(mail()).toMatchObject({ dealer: 'Toyota Bryanston', dealerCode: 'BRY1' })
    expect(await stored()).toMatchObject({
      dealerName: 'Toyota Bryanston',
      page: '/dealers/toyota-sandton/pre-owned',
    })
  })

  it('is sent to the lead provider first at one of its branches, and then mailed (D-340, D-342, D-344, D-346 to D-348)', async () => {
    await send({ stock: 'U1', calculation })
    expect(calls.map(({ path }) => path)).toEqual(['submit-motus', 'send-email'])
    const { rows } = await cms.payload.db.drizzle.execute(sql`select channel from deliveries order by id`)
    expect(rows.map(({ channel }) => channel).slice(0, 2)).toEqual(['leadProvider', 'email'])
    const [lead] = sentTo('submit-motus')
    expect(lead).toMatchObject({
      ...{ dealerRef: 'BRY1', dealerFloor: 'USED' },
      contact: { name: 'Thandeka O’Neil', email: 'thandeka@example.co.za' },
      seeks: {
        make: 'Toyota',
        model: 'Fortuner 2.4',
        year: 2021,
        mileage: 84_500,
        price: 269_750,
        stockCode: 'U1',
      },
    })
    expect(Object.keys(lead ?? {})).toHaveLength(14)
    for (const text of ['5518.92', 'Balloon: R0', '60 months', '10%', 'Is it still there?'])
      expect(lead?.comments.replace(/,/g, '.')).toContain(text)
  })

  it('has only the note as comments without a calculation (D-349)', async () => {
    await send({ stock: 'U1' })
    expect(sentTo('submit-motus')[0]?.comments).toBe('Is it still there?')
  })

  it('is sent to the lead provider at each of the other branches (D-340)', async () => {
    for (const index of otherBranches.keys()) await send({ stock: `B${index}` })
    expect(sentTo('submit-motus').map(({ dealerRef }) => dealerRef)).toEqual(
      otherBranches.map((_, index) => `BR${index}`),
    )
    expect(sentTo('send-email')).toHaveLength(otherBranches.length)
  })

  it('is not sent to the lead provider at other dealers (D-340)', async () => {
    await send({ stock: 'U2' })
    expect(sentTo('submit-motus')).toEqual([])
  })

  it('is mailed when the lead provider fails (D-343, D-390, D-391)', async () => {
    providerStatus = 500
    expect((await send({ stock: 'U1' })).status).toBe(201)
    expect(sentTo('send-email')).toHaveLength(1)
  })

  it('has a displayed price in the currency of its dealer in the inbox (D-410)', async () => {
    await send({ stock: 'U4' })
    expect((await stored())?.about?.replaceAll('\u00a0', ' ')).toContain('N$ 269 750')
  })

  it('has no finance for a vehicle without a price (D-112)', async () => {
    await send({ stock: 'U3', calculation })
    expect(mail()).toMatchObject({ enquiryType: 'general', price: null })
  })

  it('is stored for a vehicle that is gone, with its id in the note', async () => {
    expect((await send({ stock: 'GONE' }, false)).status).toBe(201)
    expect(await stored()).toMatchObject({
      kind: 'usedVehicle',
      note: expect.stringContaining('Asked about the used vehicle GONE.'),
    })
  })

  it('is refused without a vehicle, and nothing is stored', async () => {
    expect((await send({ stock: '' }, false)).status).toBe(422)
    expect(await stored()).toBeUndefined()
  })
})
