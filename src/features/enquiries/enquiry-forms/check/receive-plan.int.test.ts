import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadPersonalData } from '#features/enquiries/enquiries/jobs.ts'
import { respondWithPlan } from '#features/enquiries/enquiries/server.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { createRestClient } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedFigures } from '#tests/contract/finance/seed-figures.ts'
import { stepOf } from '#tests/forms/receive.ts'
import { viewOfDraft } from './load-check.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
let visitors = 0

/** A Hilux of R 500 000 whose worth after 48 months and 20 000 km a year is guaranteed at 51,5 %. */
const code = 'N35'

beforeAll(async () => {
  cms = await openTestCms()
  const { payload } = cms
  await seedFigures(payload)
  const data = { price: 50_000_000, specialPrice: null, _status: 'published' } as const
  await payload.update({ collection: 'models', where: { code: { equals: code } }, data })
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})

const person = {
  fullName: 'Thandeka O’Neil',
  phone: '+27 82 000 0000',
  email: 'thandeka@example.co.za',
  preferredContact: 'email',
}

async function post(kind: string, body: string, headers: Record<string, string>): Promise<Response> {
  visitors += 1
  const request = new Request(`http://localhost/api/enquiries/${kind}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.1.0.${visitors}`, ...headers },
    body,
  })
  return handleEndpoints({ config: cms.payload.config, request })
}

/** Sends a form and returns the stored enquiry. */
async function send(kind: string, own: object) {
  const envelope = { key: randomUUID(), page: '/enquiry/finance-offers', language: 'en', elapsed: 30_000 }
  const body = JSON.stringify({ ...person, adult: true, ...envelope, ...own })
  const answer = await post(kind, body, { 'content-type': 'application/json' })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { reference } = (await answer.json()) as { reference: string }
  const { docs } = await cms.payload.find({
    collection: 'enquiries',
    where: { reference: { equals: reference } },
  })
  return docs[0] ?? expect.fail()
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

describe('a finance form', () => {
  const plan = `deposit=50000&term=60&rate=13&balloon=20&mileage=20000&future-drive-term=48&future-drive-rate=12&model=${code}&offer=GFV`

  test('stores the plan with figures calculated from our own data (V-027, V-029, V-030, D-356)', async () => {
    const seen = 'modelName=Hilux&instalments=48&offerType=GFV&monthlyInstallment=1&calc=true-b'
    const enquiry = await send('financeOffer', { model: code, plan, seen })
    expect(enquiry.kind).toBe('financeOffer')
    const words = plain(enquiry.planInWords)
    // Price 500 000, deposit 50 000, balloon 257 500, 48 months at 12 %: the annuity is 7644.26, with R 69 a month.
    for (const line of [
      'Plan: FutureDrive',
      'For: A business',
      'Estimated instalment: R 7 713 p/m',
      'Price: R 500 000',
      'Deposit: R 50 000',
      'Guaranteed value at the end: R 257 500, 51,5 % of the price',
      'The visitor saw: R 1 p/m (not checked)',
    ])
      expect(words.split('\n')).toContain(line)
  })

  test('stores a subscription with the quote of the rate book (V-082, V-083)', async () => {
    const seen = `vehicleModel=Hilux&rentalTerm=60&affordability=1.00&mileage=1000&modelCode=${code}&quoteReference=Q-1`
    const enquiry = await send('subscription', { model: code, seen, plan: 'kilometres=1000' })
    const words = plain(enquiry.planInWords)
    expect(words).toContain('Price a month: R 12 345 p/m')
    expect(words).toContain(`Quote reference: KQ-${code}-1000`)
  })

  test('accepts a question without a vehicle or a dealer (C-328)', async () => {
    const enquiry = await send('financeQuery', { note: 'What is a balloon?' })
    expect(enquiry).toMatchObject({ kind: 'financeQuery', about: null, planInWords: null })
  })

  test.each([
    ['a script', `<script>alert(1)</script>`],
    ['a formula', '=HYPERLINK("https://evil.example")'],
    ['line breaks', 'a\r\nBcc: c@d.ee\u2028'],
    ['a lone surrogate and a null character', '\ud800\u0000'],
    ['5,000 characters', 'x'.repeat(5_000)],
    ['NaN', 'NaN'],
  ])('stores the enquiry despite %s in the link', async (_, odd) => {
    const seen = new URLSearchParams({
      modelName: odd,
      monthlyInstallment: odd,
      quoteReference: odd,
    }).toString()
    const enquiry = await send('financeOffer', { model: code, plan: `deposit=${odd}&term=${odd}`, seen })
    expect(enquiry.planInWords?.length ?? 0).toBeLessThan(1_500)
    expect(enquiry.planInWords).not.toMatch(/undefined|\r|\u2028|R[ \u00a0]?-/)
    expect(enquiry.fullName).toBe('Thandeka O’Neil')
  })

  test('stores the enquiry without a plan when the plan data is not text', async () => {
    expect((await send('financeOffer', { model: code, plan: 7, seen: ['a'] })).planInWords).toBeNull()
  })

  test('includes the plan in the export and the personal data, and erases it with the person', async () => {
    const email = 'erased@example.co.za'
    const { reference } = await send('financeOffer', { model: code, plan, email, seen: 'modelName=%3Dcmd' })
    const rest = createRestClient(cms.payload)
    const account = { email: 'admin@example.co.za', password: 'a-password-of-somebody' }
    await cms.payload.create({
      collection: 'users',
      data: { ...account, name: 'admin', role: 'admin' } as never,
    })
    const { token } = (await rest('users/login', { method: 'POST', body: account })).body
    const { body } = await rest('enquiries/export.csv', { token: String(token) })
    expect(plain(body)).toContain('Estimated instalment: R 7 713 p/m')
    const { eraseEnquiriesOf, exportEnquiriesOf } = await loadPersonalData()
    expect(plain((await exportEnquiriesOf(email))[0]?.plan)).toContain('FutureDrive')
    expect(await eraseEnquiriesOf(email, async () => {})).toEqual([reference])
    expect((await exportEnquiriesOf(email)).length).toBe(0)
    const { docs } = await cms.payload.find({
      collection: 'enquiries',
      where: { reference: { equals: reference } },
    })
    expect(docs[0]).toMatchObject({ planInWords: null, plan: null })
  })
})

describe('a finance form sent without JavaScript', () => {
  const seen =
    'modelName=Hilux+%3Cb%3E&instalments=60&offerType=Traditional&monthlyInstallment=7306&calc=true'
  const typed = {
    ...person,
    adult: 'on',
    page: '/enquiry/finance-offers',
    language: 'en',
    website: '',
    model: code,
  }
  const sendForm = (entries: Record<string, string>, referer?: string) =>
    post('financeOffer', new URLSearchParams(entries).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...(referer ? { referer } : {}),
    })

  /** What the visitor sees of the step to which a response redirects. */
  async function viewIn(response: Response) {
    const view = await viewOfDraft(await stepOf(cms.payload, response))
    if (view.state !== 'confirm') throw new Error(`The page shows ${view.state}.`)
    return view
  }

  test('shows the plan of the link as not checked on the review page, and stores it when confirmed (V-029)', async () => {
    const view = await viewIn(await sendForm(typed, `https://www.example.co.za${typed.page}?${seen}`))
    expect(plain(JSON.stringify(view.plan?.lines))).toContain('{"label":"A month","value":"R 7 306 p/m"}')
    expect(JSON.stringify(view.plan?.lines)).toContain('Hilux <b>')
    expect(view.plan?.note).toContain('We have not checked it')
    const { token, entered } = view
    const carried = entered.seen?.[0] ?? ''
    const done = await stepOf(
      cms.payload,
      await sendForm({ ...typed, token, seen: carried, confirmed: 'yes' }),
    )
    expect(done.step).toBe('done')
    const { docs } = await cms.payload.find({ collection: 'enquiries', sort: '-id', limit: 1 })
    expect(plain(docs[0]?.planInWords)).toContain('The visitor saw, not checked: vehicle “Hilux <b>”')
  })

  test('shows no plan when the referrer is another site, invalid or missing', async () => {
    for (const referer of [`https://evil.example/?${seen}`, 'no address', undefined])
      expect(plain(JSON.stringify(await viewIn(await sendForm(typed, referer))))).not.toContain('R 7 306')
  })
})

describe('the plan preview of a form', () => {
  const ask = async (question: Record<string, string>) => {
    const answer = await respondWithPlan(
      new URLSearchParams({ lang: 'en', kind: 'financeOffer', ...question }),
    )
    return { status: answer.status, body: (await answer.json()) as { plan?: Record<string, unknown> | null } }
  }

  test('returns the calculated plan, the vehicle and its picture, in the language of the page', async () => {
    const { body } = await ask({ model: code, plan: 'deposit=0&term=72&rate=12&balloon=30', lang: 'af' })
    expect(JSON.stringify(body.plan).replaceAll('\u00a0', ' ')).toContain(
      '{"label":"Deposito","value":"R 0"}',
    )
    expect(body.plan).toMatchObject({
      picture: expect.stringMatching(/^\/art\//),
      vehicle: expect.any(String),
    })
  })

  test('returns null without plan data, 400 for an invalid request and no lines for an unknown model', async () => {
    expect(await ask({})).toEqual({ status: 200, body: { plan: null } })
    expect((await ask({ kind: 'contact' })).status).toBe(400)
    expect((await ask({ plan: 'x'.repeat(5_000) })).status).toBe(400)
    expect((await ask({ model: 'NO1', plan: 'term=60' })).body.plan).toMatchObject({
      lines: [],
      vehicle: null,
    })
  })
})
