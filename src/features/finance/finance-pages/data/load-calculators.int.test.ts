import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dealerContext } from '#features/dealers/dealers/server.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'
import type { FinanceContent } from '../finance-content.ts'
import { findModel } from '../rules/find-model.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { loadFinanceCalculators } = await import('./load-calculators.ts')

const finance = '/payment-options/toyota-financial-services/finance'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms({ content: true })
})

afterAll(() => cms.close())

async function contentOf(path: string, openingModel?: string): Promise<FinanceContent> {
  const blocks =
    openingModel === undefined ? undefined : [{ blockType: 'financeCalculators' as const, openingModel }]
  const live = await loadFinanceCalculators({ path, blocks })
  if (live.state !== 'ready') throw new Error(`The section is ${live.state}.`)
  return live.data
}

test('opens with the model of the newest HILUX DC record, and loads its figures (V-067)', async () => {
  const { docs } = await cms.payload.find({
    collection: 'guaranteedValues',
    where: { description: { like: 'HILUX DC' } },
    sort: '-id',
    limit: 1,
    depth: 1,
  })
  const model = docs[0]?.model
  const code = typeof model === 'object' ? model?.code : undefined
  const { opening } = await contentOf(finance)
  expect(code).toMatch(/^[0-9A-Z]{3}$/)
  expect(opening.code).toBe(code)
  expect(opening.guaranteedValue).toMatchObject({ code: opening.code, mileage: 20_000, months: 48 })
  expect(opening.subscriptionQuote).toMatchObject({ months: 60 })
})

test('opens with the model an editor chose, or the least expensive of the first range when the name is unknown', async () => {
  const content = await contentOf(finance, 'FORTUNER')
  expect(findModel(content, null)?.range.slug).toBe('fortuner')
  const unknown = await contentOf(finance, 'ZEPPELIN')
  expect(unknown.opening.code).toBe('49Y')
})

test('offers nearly all models, each once and with a price', async () => {
  const { ranges } = await contentOf(finance)
  const codes = ranges.flatMap(({ models }) => models.map(({ code }) => code))
  const { totalDocs } = await cms.payload.count({ collection: 'models' })
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBeGreaterThan(totalDocs * 0.9)
  for (const { price } of ranges.flatMap(({ models }) => models)) expect(price).toBeGreaterThan(0)
})

test('uses a different application link on the business pages (V-034)', async () => {
  const person = await contentOf(finance)
  const company = await contentOf('/payment-options/future-drive-business')
  expect(person.links.application).toMatch(/^https:\/\//)
  expect(company.links.application).toMatch(/^https:\/\//)
  expect(company.links.application).not.toBe(person.links.application)
  expect([person.isBusiness, company.isBusiness]).toEqual([false, true])
})

test('shows no calculators on the pages of a dealer whose region hides prices (F-12)', async () => {
  const { docs } = await cms.payload.find({ collection: 'dealers', limit: 500, depth: 1 })
  const hidden = docs.find(({ region }) => typeof region === 'object' && region?.name === 'Lesotho')
  expect(hidden?.slug).toBeTruthy()
  expect(await loadFinanceCalculators({ path: `/dealers/${hidden?.slug}/finance` })).toEqual({
    state: 'empty',
  })
})

test('hides and shows the calculators on dealer pages with the finance setting of the region (V-010)', async () => {
  const slug = 'marula-toyota-bryanston'
  const { docs } = await cms.payload.find({
    collection: 'dealers',
    where: { slug: { equals: slug } },
    depth: 1,
  })
  const region = docs[0]?.region
  if (!region || typeof region !== 'object') throw new Error('The dealer has no region.')
  const visibility = async () => {
    testCache.expire(['dealers'])
    const { state } = await loadFinanceCalculators({ path: `/dealers/${slug}/finance` })
    return { state, onVehicles: (await dealerContext(slug))?.shows.financeBlock }
  }
  const setVisible = (financeBlock: boolean) =>
    cms.payload.update({
      collection: 'regions',
      id: region.id,
      data: { shows: { ...region.shows, financeBlock } },
    })
  expect(await visibility()).toEqual({ state: 'ready', onVehicles: true })
  await setVisible(false)
  expect(await visibility()).toEqual({ state: 'empty', onVehicles: false })
  expect((await loadFinanceCalculators({ path: finance })).state).toBe('ready')
  await setVisible(true)
  expect(await visibility()).toEqual({ state: 'ready', onVehicles: true })
})
