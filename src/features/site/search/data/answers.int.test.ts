import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { groupByKind } from './result.ts'
import { search } from './search.ts'
import { ensureIndexIsCurrent } from './update-index.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  await ensureIndexIsCurrent()
  // Pages are indexed in the background after a short wait.
  await vi.waitFor(async () => expect(await firstOf('recall')).toBe('/owners/recall'), { timeout: 60_000 })
}, 120_000)
afterAll(() => cms.close())

const limits = { range: 12, model: 24, page: 24 }

async function resultsOf(query: string) {
  const { results } = await search(query, { language: 'en', limits, priced: true })
  return groupByKind(results).flatMap(({ results: group }) => group.map(({ shown }) => shown.href))
}

const firstOf = async (query: string) => (await resultsOf(query))[0]

test.each([
  ['tyre', '/owners/tyres'],
  ['tires', '/owners/tyres'],
  ['hilux tyres', '/owners/tyres'],
  ['warranty', '/owners/warranty'],
  ['waranty', '/owners/warranty'],
  ['service plan', '/owners/warranty'],
  ['book a service', '/enquiry/service'],
  ['service schedule', '/owners/service-schedule'],
  ['recall', '/owners/recall'],
  ['opening hours', '/dealers'],
  ['owners manual', '/owners/manuals'],
  ['tow bar', '/owners/accessories'],
  ['breakdown', '/owners/help-and-support'],
  ['my garage', '/owners/my-garage'],
  ['insurance', '/payment-options/insurance'],
  ['monthly instalment', '/payment-options/toyota-financial-services/finance'],
  ['trade in my car', '/trade-in'],
  ['used car', '/pre-owned'],
  ['test drive', '/enquiry/test-drive'],
  ['discount', '/offers'],
  ['price list', '/vehicles'],
  ['price of hilux', '/vehicles/hilux-double-cab'],
  ['how much is a fortuner', '/vehicles/fortuner'],
  ['gr cup', '/gr/motorsport/gr-cup'],
  ['waarborg', '/owners/warranty'],
])('answers “%s” first with %s', async (query, href) => {
  expect(await firstOf(query)).toBe(href)
})

test('lists racing after the pages of the site, dealers and news that mention the same', async () => {
  const areRacing = (await resultsOf('gearbox')).map((href) => /^\/gr(?:\/|$)/.test(href))
  const first = areRacing.indexOf(true)
  expect(first).toBeGreaterThan(0)
  expect(areRacing.slice(first)).not.toContain(false)
})
