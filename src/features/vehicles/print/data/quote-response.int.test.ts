import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dealerContext } from '#features/dealers/dealers/server.ts'
import {
  planFor,
  quoteFutureDrive,
  quoteInstalment,
  readPlan,
  defaultFinanceSettings as settings,
} from '#features/finance/finance/index.ts'
import { guaranteedValueOf } from '#features/finance/finance/server.ts'
import { currentPrice } from '#features/vehicles/vehicles/rules.ts'
import { findModel, findRangeModels } from '#features/vehicles/vehicles/server.ts'
import { formatInstalment, formatPrice } from '#platform/money.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { readCompressedPdf } from '#tests/pdf-text.ts'
import { respondWithQuote } from './quote-response.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
}, 120_000)
afterAll(() => cms.close())

const query = 'code=57U&deposit=100000&term=60&rate=13&balloon=20&mileage=20000&future-drive-term=36'
const request = (parameters: string, rangeSlug = 'fortuner') =>
  respondWithQuote({ rangeSlug, query: new URLSearchParams(parameters) })

async function readPdf(parameters: string) {
  const response = await request(parameters)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return readCompressedPdf(Buffer.from(await response.arrayBuffer()))
}

async function findHiluxCode() {
  const model = (await findRangeModels('hilux-single-cab'))?.models[0]
  if (!model) throw new Error('The Hilux has no models.')
  return model.code
}

const normaliseSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('prints the figures of the calculators on one page, ignoring figures in the query', async () => {
  const model = await findModel('57U')
  const price = model && currentPrice(model)
  if (!price) throw new Error('57U has no price.')
  const plan = readPlan(new URLSearchParams(query), settings)
  const { instalment, totals } = quoteInstalment(
    planFor(price, plan, settings.instalmentCard).plan,
    settings.fees,
  )
  const { text, pages } = await readPdf(`${query}&price=1&instalment=1`)
  expect(text).toContain(normaliseSpaces(formatPrice(price)))
  expect(text).toContain(`Instalment finance ${normaliseSpaces(formatInstalment(instalment))}`)
  expect(text).toContain(`Total cost to own it ${normaliseSpaces(formatPrice(totals?.cost ?? null))}`)
  expect(pages).toBe(1)

  const value = await guaranteedValueOf('57U', { mileage: 20_000, months: 36 })
  if (!value) throw new Error('57U has no guaranteed value.')
  const choice = { ...plan.futureDrive, deposit: plan.deposit }
  const future = quoteFutureDrive(price, choice, value.factor, settings.futureDrive, settings.fees)
  if (!future.available) throw new Error('The FutureDrive plan is not available.')
  expect(text).toContain(normaliseSpaces(formatInstalment(future.quote.instalment)))
  expect(text).toContain(normaliseSpaces(formatPrice(future.guaranteedValue)))
})

test('opens with the requested payment option', async () => {
  expect((await readPdf(`${query}&way=subscription`)).text).toMatch(
    /KINTO ONE R\s\d+ \d{3} p\/m You hand it back/,
  )
  expect((await readPdf(`${query}&way=lease`)).text).toMatch(/Lease R\s\d+ \d{3} p\/m The balloon is still/)
})

test('adds the accessories of the range to the price, and restores them on the page', async () => {
  const { text, info } = await readPdf(`${query}&with=PZ485-FOR01,GONE`)
  expect(text).toContain('With Tow bar with wiring R 6 990: R 1 076 890')
  expect(text).toContain('Worked out on R 1 076 890')
  expect(info).toContain('with=PZ485-FOR01')
  expect(info).not.toContain('GONE')
})

test('links back to the vehicle page with the same model and plan', async () => {
  const { info } = await readPdf(query)
  const [, address = ''] = /\((https?:[^)]*\/vehicles\/fortuner\?[^)]*)\)/.exec(info) ?? []
  const { pathname, searchParams } = new URL(address)
  expect(pathname).toBe('/vehicles/fortuner')
  expect(searchParams.get('model')).toBe('57U')
  expect(readPlan(searchParams, settings)).toEqual(readPlan(new URLSearchParams(query), settings))
})

test('prints in the language of a translated page and links back to that page (V-019)', async () => {
  const requestHilux = async (ending: string) =>
    respondWithQuote({
      ...{ rangeSlug: 'hilux-single-cab', ending },
      query: new URLSearchParams(`code=${await findHiluxCode()}&term=60`),
    })
  const response = await requestHilux('zu')
  expect(response.status).toBe(200)
  const { text, info } = readCompressedPdf(Buffer.from(await response.arrayBuffer()))
  expect(text).toContain('Ikhotheshini yokuxhaswa kwezimali')
  expect(info).toMatch(/\(https?:[^)]*\/vehicles\/hilux-single-cab\/zu\?model=[^)]*term=60/)
  expect((await requestHilux('en')).status).toBe(404)
  expect((await requestHilux('fr')).status).toBe(404)
})

test('returns 404 for a translated quote of an English-only page (V-198)', async () => {
  const response = await respondWithQuote({
    rangeSlug: 'fortuner',
    ending: 'af',
    query: new URLSearchParams(query),
  })
  expect(response.status).toBe(404)
})

const financePage = '/payment-options/toyota-financial-services/finance'

test('prints a plan of the finance page with its calculators and links back to that page (V-021)', async () => {
  const chosen = 'code=57U&deposit=400000&term=12&rate=13.75&balloon=35&mileage=20000&future-drive-term=36'
  expect((await request(chosen)).status).toBe(400)
  const model = await findModel('57U')
  const price = model && currentPrice(model)
  if (!price) throw new Error('57U has no price.')
  const calculators = { ...settings, instalmentCard: settings.comparison }
  const { plan } = planFor(price, readPlan(new URLSearchParams(chosen), calculators), settings.comparison)
  const { text, info } = await readPdf(`${chosen}&page=${financePage}`)
  expect(text).toContain('Number of instalments 12')
  expect(text).toContain(normaliseSpaces(formatInstalment(quoteInstalment(plan, settings.fees).instalment)))
  // The vehicle page would cap the deposit at R 300 000.
  expect(text).toContain('Deposit R 400 000')
  const [, address = ''] = /\((https?:[^)]*\/finance\?[^)]*)\)/.exec(info) ?? []
  const { pathname, searchParams } = new URL(address)
  expect(pathname).toBe(financePage)
  expect(readPlan(searchParams, calculators)).toEqual(readPlan(new URLSearchParams(chosen), calculators))
})

test('returns 400 for a page without all calculators, and for a term they do not offer', async () => {
  for (const page of ['/privacy-notice', '/payment-options/kinto', '/nothing-here'])
    expect((await request(`code=57U&page=${page}`)).status, page).toBe(400)
  expect((await request(`code=57U&term=13&page=${financePage}`)).status).toBe(400)
})

test.each([
  ['', 400],
  ['code=<b>', 400],
  ['code=57U,73T', 400],
  ['code=57U&rate=99', 400],
  ['code=57U&deposit=-5', 400],
  ['code=57U&term=13&balloon=x', 400],
  ['code=ZZZ', 404],
])('returns a problem document for the invalid query “%s”', async (parameters, status) => {
  const response = await request(parameters)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
})

test('names the values no calculator offers, and returns 404 for an unknown range', async () => {
  expect(await (await request('code=57U&term=13&rate=99')).text()).toContain('term, rate')
  expect((await request('code=57U', 'nothing')).status).toBe(404)
})

test('returns 404 for a dealer whose region hides finance or prices (F-12)', async () => {
  const dealer = await dealerContext('marula-toyota-bryanston')
  if (!dealer) throw new Error('The dealer is missing.')
  for (const hidden of [{ financeBlock: false }, { vehiclePrices: false }]) {
    const shows = { ...dealer.shows, ...hidden }
    const response = await respondWithQuote({
      rangeSlug: 'fortuner',
      query: new URLSearchParams(query),
      dealer: { ...dealer, shows },
    })
    expect(response.status).toBe(404)
  }
})
