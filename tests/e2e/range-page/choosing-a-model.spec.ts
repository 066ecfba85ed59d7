import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const fortuner = '/vehicles/fortuner'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const model = (page: Page, name: string) => page.getByRole('radio', { name })
const swatch = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** The gradient stop that paints the body of the drawn car. */
const body = (page: Page) =>
  page.locator('#design [data-drawing] stop[stop-color^="var(--paint-base"]').first()
const paint = (page: Page) => body(page).evaluate((stop) => getComputedStyle(stop).stopColor)

/** Opens a page and waits until its islands are hydrated. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Close this notice' })).toBeVisible()
}

test('shows a tab for every grade in the fixed order (V-227, V-228)', { tag: '@core' }, async ({
  request,
}) => {
  const tabsOn = async (path: string) => textsOf((await readPage(request, path)).document, '[role="tab"]')
  expect(await tabsOn(fortuner)).toEqual(['VX', 'Standard', 'GR-Sport', 'Mild Hybrid'])
  expect(await tabsOn('/vehicles/gr-corolla')).toEqual(['Core', 'Circuit'])
})

test('selects the most expensive model of a grade in its first colour, and shows a special price beside the struck-through regular price (V-229, V-230, V-231, V-232)', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, fortuner)
  await test.step('the special price', async () => {
    await expect(page.getByText('From: R 729 900').first()).toBeVisible()
    await tab(page, 'VX').click()
    await expect(page.getByText('From: R 899 900')).toBeVisible()
    await tab(page, 'Standard').click()
    const special = page.locator('label', { hasText: 'Fortuner 2.8 GD-6 RB 6AT' })
    await expect(special.locator('s')).toHaveText('R 819 900')
    await expect(special).toContainText('R 799 900*')
    await expect(page.locator('label', { hasText: 'Fortuner 2.4 GD-6 RB 6AT' }).locator('s')).toHaveCount(0)
  })
  await test.step('the selection', async () => {
    await tab(page, 'Mild Hybrid').click()
    await expect(model(page, 'Fortuner 2.8 GD-6 48V 4x4 VX 6AT')).toBeChecked()
    await expect(swatch(page, 'Cosmic Blue')).toBeChecked()
    await expect(page).toHaveURL(/model=73U/)
  })
})

test('shows for every model of a range the price from the content (V-231)', async ({ page }) => {
  const { models } = JSON.parse(await readFile('content/vehicles/models/fortuner.json', 'utf8')) as {
    models: readonly { name: string; price: number; specialPrice: number | null }[]
  }
  await open(page, fortuner)
  const displayedPrices = new Map<string, string>()
  for (const grade of await page.getByRole('tab').all()) {
    await grade.click()
    await expect(grade).toHaveAttribute('aria-selected', 'true')
    const rows = page.locator('#models label', { hasText: 'From:' })
    for (const row of await rows.all()) {
      const [name = ''] = await row.locator('span').first().allInnerTexts()
      displayedPrices.set(name, (await row.locator('.figures').innerText()).replaceAll('\u00a0', ' '))
    }
  }
  const rand = (amount: number) => `R ${String(amount / 100).replace(/\B(?=(\d{3})+$)/g, ' ')}`
  expect(models.length).toBeGreaterThan(5)
  expect(displayedPrices.size).toBe(models.length)
  for (const { name, price, specialPrice } of models) {
    const text = displayedPrices.get(name) ?? displayedPrices.get(`Fortuner ${name}`)
    expect(text, name).toContain('From:')
    expect(text, name).toContain(rand(price))
    if (specialPrice !== null) expect(text, name).toContain(`${rand(specialPrice)}*`)
  }
})

test('previews a paint on hover without any download, and keeps it on click (V-238)', async ({ page }) => {
  await open(page, fortuner)
  await page.locator('#models').scrollIntoViewIfNeeded()
  await expect(body(page)).toBeAttached()
  const first = await paint(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const blue = page.locator('label', { has: swatch(page, 'Cosmic Blue') })
  await blue.hover()
  await expect.poll(() => paint(page)).not.toBe(first)
  await page.mouse.move(0, 0)
  await expect.poll(() => paint(page)).toBe(first)
  // The browser may fetch the favicon at any time.
  expect(requests.filter((path) => path !== '/icon.svg')).toEqual([])
  await blue.click()
  await page.mouse.move(0, 0)
  await expect.poll(() => paint(page)).not.toBe(first)
  await expect(page).toHaveURL(/colour=8X2/)
})

test('restores the chosen model and colour from the address', async ({ page }) => {
  await open(page, `${fortuner}?model=57U&colour=3T7`)
  await expect(tab(page, 'GR-Sport')).toHaveAttribute('aria-selected', 'true')
  await expect(model(page, 'Fortuner 2.8 GD-6 4x4 GR-Sport 6AT')).toBeChecked()
  await expect(swatch(page, 'Emotional Red')).toBeChecked()
  await expect(page).toHaveURL(/model=57U&colour=3T7/)
})

test('selects grades, models and colours with the keyboard alone (V-237)', async ({ page }) => {
  await open(page, `${fortuner}?model=73V`)
  await tab(page, 'VX').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Mild Hybrid')).toBeFocused()
  await expect(model(page, 'Fortuner 2.8 GD-6 48V 4x4 VX 6AT')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Side' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(swatch(page, 'Cosmic Blue')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/model=73U&colour=089/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(model(page, 'Fortuner 2.8 GD-6 48V RB VX 6AT')).toBeChecked()
})

test('shows the consumption of a model (V-242)', { tag: '@core' }, async ({ request }) => {
  const { document } = await readPage(request, fortuner)
  expect(textOf(only(document, '[aria-label^="Specification summary of"]'))).toContain('7,6 L/100 km')
})

test('shows the seats of a model without consumption, and N/A and no calculation without a price (V-243, V-341)', async ({
  page,
}) => {
  await open(page, '/vehicles/hiace?model=N36')
  const summary = page.getByLabel('Specification summary of')
  await expect(summary).toContainText('9')
  await expect(summary).toContainText('Seats')
  await expect(summary).not.toContainText('L/100 km')
  await expect(page.locator('label', { hasText: 'Hiace 2.7 PWD' })).toContainText('From: N/A')
  await expect(page.getByText('The price of this model is not available yet')).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/R\s0\b|NaN/)
})

test('serves every range page complete, at the address of its link (V-226, V-255, D-082, C-325)', async ({
  request,
}) => {
  // The first request renders each page.
  test.slow()
  const lineUp = await readPage(request, '/vehicles')
  const links = [...lineUp.document.querySelectorAll('main section li h3 a')]
  const addresses = links.map((link) => link.getAttribute('href') ?? '')
  expect(addresses.length).toBeGreaterThanOrEqual(24)
  for (const address of addresses) {
    expect(address).toMatch(/^\/vehicles\/[a-z0-9-]+$/)
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    const html = await response.text()
    expect(html, address).toMatch(/<title>[^<]*\S{3}/)
    expect(html.match(/<h1[ >]/g), address).toHaveLength(1)
    expect(html, address).toMatch(/>From: /)
    expect(html, address).toContain('Estimated instalment,')
    expect(html, address).toMatch(/<meta name="description" content="[^"]{80,}"/)
  }
})
