import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** The paths of vehicles for sale whose address begins with a name. */
async function pathsOf(request: APIRequestContext, name: string): Promise<string[]> {
  const siteMap = await (await request.get('/pre-owned/sitemap/1')).text()
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.startsWith(`/pre-owned/${name}`))
}

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents())
    .map((text) => JSON.parse(text))
    .find((data) => [data['@type']].flat().includes('Car'))

const figures = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

test('shows one price on the page and in its structured data, and explains the rating (D-412)', async ({
  page,
  request,
}) => {
  const [path = ''] = await pathsOf(request, 'toyota-hilux')
  await page.goto(path)
  const data = await structuredData(page)
  expect(data.itemCondition).toBe('https://schema.org/UsedCondition')
  expect(data.offers.availability).toBe('https://schema.org/InStock')
  const price = page.locator('p.text-figure')
  expect(figures((await price.textContent())?.replace('Price', '') ?? '')).toBe(Number(data.offers.price))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^https?:.+\.(?:png|jpe?g|webp)$/,
  )

  const rating = page.locator('#price-rating')
  const list = rating.getByText(/^See the \d+ vehicles$/)
  const count = figures(await list.textContent())
  expect(count).toBeGreaterThanOrEqual(8)
  await list.click()
  await expect(rating.locator('tbody tr')).toHaveCount(count)
  const prices = await rating.locator('tbody td:last-child').allTextContents()
  const sorted = prices.map(figures).sort((a, b) => a - b)
  const [lower = 0, upper = 0] = [sorted[Math.ceil(count / 2) - 1], sorted[Math.floor(count / 2)]]
  const median = rating.locator('dl > div', { hasText: 'Middle price' }).locator('dd')
  expect(figures(await median.textContent())).toBe((lower + upper) / 2)
})

test('is accessible, and is not wider than a phone', async ({ page, request }) => {
  const [path = ''] = await pathsOf(request, 'toyota-corolla')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoAxeViolations(page)
})

test('leads from another name to the address of the vehicle, and answers 404 for an unknown id', {
  tag: '@core',
}, async ({ request }) => {
  const [path = ''] = await pathsOf(request, 'toyota-hilux')
  const id = path.slice(path.lastIndexOf('-') + 1)
  const moved = await request.get(`/pre-owned/another-name-${id}`, { maxRedirects: 0 })
  expect(moved.status()).toBe(308)
  expect(new URL(moved.headers().location ?? '', moved.url()).pathname).toBe(path)
  expect((await request.get('/pre-owned/toyota-hilux-2021-NOSUCH')).status()).toBe(404)
})

test('compares the vehicles chosen on their pages side by side', async ({ page, request }) => {
  const [first = '', second = ''] = await pathsOf(request, 'toyota-hilux')
  for (const path of [first, second]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: 'Compare', exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('link', { name: 'Compare 2' }).click()
  const ids = [first, second].map((path) => path.slice(path.lastIndexOf('-') + 1))
  await expect(page).toHaveURL(`/pre-owned/compare?ids=${ids.join(',')}`)
  await expect(page.locator('thead th[scope=col]')).toHaveCount(2)
  for (const row of await page.locator('tbody tr').all()) {
    const values = (await row.locator('td').allTextContents()).map((text) => text.trim())
    const isMarked = (await row.getAttribute('data-differs')) !== null
    expect(isMarked).toBe(values[0] !== values[1])
  }
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click()
  await expect(page).toHaveURL(`/pre-owned/compare?ids=${ids[1]}`)
  await expect(page.locator('thead th[scope=col]')).toHaveCount(1)
})

test('shows the comparison without JavaScript, usable on a phone', async ({ browser, request }) => {
  const ids = (await pathsOf(request, 'toyota'))
    .slice(0, 4)
    .map((path) => path.slice(path.lastIndexOf('-') + 1))
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`/pre-owned/compare?ids=${ids.join(',')},NOSUCH`)
  await expect(page.locator('thead th[scope=col]')).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await context.close()
})
