import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestCms, type TestCms } from '../cms.ts'
import { amountsIn, catalogueAmounts } from '../e2e/support/catalogue-prices.ts'
import { renderDealerPage, targetsIn } from './dealer-pages.test-support.ts'

vi.mock('next/cache', () => import('../next-cache.ts'))
// Next compiles fonts.
vi.mock('#ui/fonts.ts', () => ({ fontClasses: '' }))
// Next provides these to islands.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useRouter: () => null,
}))
// Nothing listens there.
vi.stubEnv('DEALER_CMS_URL', 'http://127.0.0.1:9')

const dealer = 'marula-toyota-bryanston'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

it('shows a message and a retry in place of offers, and no amount, while the dealer cannot be read (D-073, F-13)', async () => {
  const amounts = await catalogueAmounts()
  const html = await renderDealerPage({ route: 'offers', range: 'fortuner', dealer })
  expect(html).toContain('We cannot load this dealer’s details at the moment')
  expect(html).toContain('The offers will be here as soon as the dealer’s details have loaded.')
  const path = `/dealers/${dealer}/new-vehicles/fortuner`
  expect(html).toMatch(new RegExp(`<form[^>]*action="${path}/offers"`))
  expect(targetsIn(html)).toEqual(expect.arrayContaining([path, `/enquiry/quote?dealer=${dealer}`]))
  expect(amountsIn(html, amounts)).toEqual([])
})

it('shows the page of every Hilux with a message, and keeps the dealer in its links (D-073, F-13)', async () => {
  const html = await renderDealerPage({ route: 'range', range: 'hilux-range', dealer, locale: 'af' })
  expect(html).toContain('Ons kan nie nou hierdie handelaar se besonderhede laai nie')
  expect(html).toContain('Een naam, drie kajuite.')
  const targets = targetsIn(html)
  expect(targets).toContain(`/dealers/${dealer}/new-vehicles/hilux-single-cab`)
  // Sizes are compared on the main site only.
  expect(targets.filter((target) => target.startsWith('/vehicles'))).toEqual(['/vehicles/size'])
})
