import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { openPage } from '../support/representative-pages.ts'
import { addressOf, only, readPage, type ServedPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const filters = (page: Page) => page.locator('details').filter({ hasText: 'Filter by body' })
const cards = (page: Page) => page.locator('main section li')
const status = (page: Page) => page.locator('main [role="status"]').first()

/** Opens the filters where the window folds them away. */
async function openFilters(page: Page): Promise<void> {
  const summary = filters(page).locator('summary')
  const isOpen = (await page.locator('details[open]').filter({ hasText: 'Filter by body' }).count()) > 0
  if (!isOpen && (await summary.isVisible())) await summary.click()
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await openFilters(page)
  await filters(page).getByRole('link', { name }).click()
}

for (const [width, details] of [
  [390, { tag: '@core' }],
  [1440, {}],
] as const) {
  test(
    `filters the line-up, keeps the choices in the address, and leads back at ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/vehicles')
      await expect(status(page)).toHaveText('25 ranges')
      await choose(page, /^SUVs and crossovers/)
      await expect(page).toHaveURL('/vehicles?body=suvs#filter-body-suvs')
      await expect(page).toHaveTitle(/^SUVs and crossovers: \d+ ranges/)
      await choose(page, /^Hybrid/)
      await expect(page).toHaveURL('/vehicles?body=suvs&fuel=hybrid#filter-fuel-hybrid')
      await expect(status(page)).toHaveText('2 of 25 ranges')
      await expect(cards(page)).toHaveCount(2)
      await expect(cards(page).first()).toContainText('Corolla Cross')
      const toResults = page.getByRole('link', { name: 'Show 2 ranges' })
      if (width < 1024) {
        await expect(toResults).toBeInViewport()
        await toResults.click()
        await expect(status(page)).toBeInViewport()
      } else await expect(toResults).toBeHidden()
      await page.getByRole('link', { name: 'Remove SUVs and crossovers' }).click()
      await expect(page).toHaveURL('/vehicles?fuel=hybrid#results')
      await page.getByRole('link', { name: 'Clear all filters' }).click()
      await expect(page).toHaveURL('/vehicles#results')
      await expect(cards(page)).toHaveCount(25)
    },
  )
}

test.describe('without JavaScript', { tag: '@core' }, () => {
  const rangesOf = ({ document }: ServedPage) => textsOf(document, 'main section li h3')
  const statusOf = ({ document }: ServedPage) => textOf(document.querySelector('main [role="status"]'))

  test('filters the line-up, keeps the choices in the address, and leads back', async ({ request }) => {
    const follow = async ({ document }: ServedPage, name: string | RegExp, address: string) => {
      expect(addressOf(only(document, 'main'), name)).toBe(address)
      return readPage(request, address)
    }
    const all = await readPage(request, '/vehicles')
    expect(statusOf(all)).toBe('25 ranges')
    const suvs = await follow(all, /^SUVs and crossovers/, '/vehicles?body=suvs#filter-body-suvs')
    expect(suvs.document.title).toMatch(/^SUVs and crossovers: \d+ ranges/)
    const both = await follow(suvs, /^Hybrid/, '/vehicles?body=suvs&fuel=hybrid#filter-fuel-hybrid')
    expect(statusOf(both)).toBe('2 of 25 ranges')
    expect(rangesOf(both)).toEqual(['Corolla Cross', expect.any(String)])
    const hybrids = await follow(both, 'Remove SUVs and crossovers', '/vehicles?fuel=hybrid#results')
    const again = await follow(hybrids, 'Clear all filters', '/vehicles#results')
    expect(rangesOf(again)).toHaveLength(25)
  })

  test('orders what a monthly budget buys by instalment, each with its whole cost (F-3)', async ({
    request,
  }) => {
    const all = await readPage(request, '/vehicles')
    expect(addressOf(only(all.document, 'main'), /^Up to R\s6\s000 p\/m/)).toBe(
      '/vehicles?monthly=6000#filter-monthly-6000',
    )
    const within = await readPage(request, '/vehicles?monthly=6000')
    const address = addressOf(only(within.document, 'main'), 'Lowest instalment first')
    expect(address).toBe('/vehicles?monthly=6000&order=instalment#results')
    const ordered = await readPage(request, address)
    const texts = textsOf(ordered.document, 'main section li')
    const instalments = texts.map((text) => Number(/R([\d\s]+)p\/m/.exec(text)?.[1]?.replace(/\s/g, '')))
    expect(instalments.length).toBeGreaterThan(3)
    expect(Math.max(...instalments)).toBeLessThanOrEqual(6000)
    expect(instalments).toEqual(instalments.toSorted((a, b) => a - b))
    for (const text of texts) expect(text).toMatch(/\d+ instalments at [\d,]+\s%.* R[\d\s]+ in all/)
  })

  test('says when nothing has all of that, with a way back', async ({ request }) => {
    const page = await readPage(request, '/vehicles?body=sports&price=300000&seats=9')
    expect(statusOf(page)).toBe('0 of 25 ranges')
    expect(textsOf(page.document, 'main h2')).toContain('No vehicle fits.')
    expect(addressOf(page.document, 'See all 25 ranges')).toBe('/vehicles')
  })
})

test('shows every range in the opening picture at one scale, each a link that can be pressed', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/vehicles')
    const links = page.getByRole('list', { name: 'All ranges at one scale' }).getByRole('link')
    await expect(links).toHaveCount(25)
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()))
    for (const { width: across, height } of boxes) {
      expect(across).toBeGreaterThanOrEqual(24)
      expect(height).toBeGreaterThanOrEqual(24)
    }
    const body = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(body).toBeLessThanOrEqual(width)
  }
  await page
    .getByRole('list', { name: 'All ranges at one scale' })
    .getByRole('link', { name: 'RAV4' })
    .click()
  await expect(page).toHaveURL('/vehicles/rav4')
})

test('leaves filtered pages out of search engines and gives them the address of all vehicles', {
  tag: '@core',
}, async ({ request }) => {
  const filtered = await (await request.get('/vehicles?fuel=hybrid')).text()
  expect(filtered).toMatch(/<meta name="robots" content="noindex"/)
  expect(filtered).toMatch(/<link rel="canonical" href="[^"]*\/vehicles"/)
  expect(await (await request.get('/vehicles')).text()).not.toMatch(/content="noindex"/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/vehicles/size</loc>')
  const inner = await request.get('/vehicles/filter/fuel/hybrid', { maxRedirects: 0 })
  expect(inner.headers().location).toMatch(/\/vehicles$/)
})

test('ignores unknown values and ranges', { tag: '@core' }, async ({ request }) => {
  expect(await (await request.get('/vehicles?body=tanks')).text()).toContain('25 ranges')
  const unknown = await request.get('/vehicles/size?a=tank&b=vitz')
  expect(unknown.status()).toBe(200)
})

for (const path of ['/vehicles?body=cars', '/vehicles/size?a=vitz&b=rav4']) {
  test(`passes the accessibility checks at ${path}`, async ({ page }) => {
    await openPage(page, path)
    await expectNoAxeViolations(page)
  })
}
