import type { Page } from '@playwright/test'
import { addressOf, only, readPage, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const provider = '/payment-options/toyota-financial-services'
const finance = `${provider}/finance`

const panel = (page: Page) => page.getByRole('tabpanel')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const figures = (page: Page, label: string) =>
  panel(page)
    .locator('dl > div', { has: page.locator('dt').filter({ hasText: label }) })
    .locator('dd')

test('returns 200 for known provider pages and 404 for an unknown provider (C-322, C-323, C-324)', {
  tag: '@core',
}, async ({ request }) => {
  for (const path of [provider, finance, '/payment-options'])
    expect((await request.get(path)).status()).toBe(200)
  expect((await request.get('/payment-options/nobody-in-particular')).status()).toBe(404)
  expect(await (await request.get('/payment-options/insurance')).text()).toContain('Protect my Car')
})

test('links from the home page to the finance calculators and the lease comparison (V-002)', {
  tag: '@core',
}, async ({ page, request }) => {
  const home = await readPage(request, '/')
  const ways = await readPage(request, addressOf(only(home.document, 'footer'), 'Ways to pay'))
  await page.goto(addressOf(ways.document, 'Compare a lease'))
  await expect(tab(page, 'Lease Comparison')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page).getByRole('heading', { name: 'Lease', exact: true })).toBeVisible()
})

test('shows the calculator tabs in order and puts the open one in the URL (V-021, V-022)', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(finance, { waitUntil: 'networkidle' })
  await expect(page.getByRole('tab')).toHaveText([
    'KINTO ONE',
    'FutureDrive',
    'Instalment Calculator',
    'Lease Comparison',
  ])
  await expect(tab(page, 'KINTO ONE')).toHaveAttribute('aria-selected', 'true')
  await expect(figures(page, 'KINTO Protect')).toHaveText(/^R[\d\s]+,\d\d$/)
  // A click before hydration has no effect.
  await expect(async () => {
    await tab(page, 'FutureDrive').click()
    await expect(tab(page, 'FutureDrive')).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass()
  await expect(figures(page, 'Guaranteed future value')).toHaveText(/^R\s\d/)
  await page.keyboard.press('ArrowRight')
  await expect(figures(page, 'Total interest')).toHaveText(/^R\s\d/)
  await expect(page).toHaveURL(/calculator=instalment/)
})

test('offers a PDF quote with a term only the finance page has, among all payment options (V-021)', async ({
  page,
  request,
}) => {
  await page.goto(`${finance}?calculator=instalment&term=12&balloon=35`, { waitUntil: 'networkidle' })
  const compare = page.getByRole('button', { name: 'Compare all ways to pay' })
  // A click before hydration has no effect.
  await expect(async () => {
    await compare.click()
    await expect(compare).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 })
  }).toPass()
  const link = page.getByRole('link', { name: /^Quote as PDF \(?Instalment finance/ })
  const href = (await link.getAttribute('href')) ?? ''
  expect(new URL(href, page.url()).searchParams.get('term')).toBe('12')
  const quote = await request.get(href)
  expect(quote.status()).toBe(200)
  expect(quote.headers()['content-type']).toBe('application/pdf')
})

test('updates the lease comparison for another model, and restores the figures from the URL (V-094)', async ({
  page,
}) => {
  await page.goto(`${finance}?calculator=lease`, { waitUntil: 'networkidle' })
  const [before] = await figures(page, 'Total cost').allTextContents()
  await page.getByRole('combobox', { name: 'Range' }).selectOption({ label: 'Vitz' })
  const cost = figures(page, 'Total cost')
  await expect(cost.first()).not.toHaveText(before ?? '')
  await page.getByRole('textbox', { name: 'Deposit' }).fill('50000')
  await expect(figures(page, 'Deposit').first()).toHaveText(/^R\s50\s000$/)
  await expect(page).toHaveURL(/model=[0-9A-Z]{3}.*deposit=50000/)
  const costs = await cost.allTextContents()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(cost).toHaveText(costs)
})

test('names the range that is not available with FutureDrive (V-333)', { tag: '@core' }, async ({ page }) => {
  await page.goto(`${finance}?calculator=future-drive`, { waitUntil: 'networkidle' })
  await page.getByRole('combobox', { name: 'Range' }).selectOption({ label: 'GR86' })
  await expect(
    page.getByText('Sorry, the GR86 is not available with FutureDrive. Please select another Vehicle.', {
      exact: true,
    }),
  ).toBeVisible()
})

test('shows the expected calculator on each page with one calculator (D-066)', { tag: '@core' }, async ({
  request,
}) => {
  const calculators = [
    ['/payment-options/future-drive-business', 'Guaranteed future value'],
    ['/payment-options/kinto', 'KINTO Protect'],
    ['/payment-options/instalment-business', 'Total interest'],
  ] as const
  for (const [path, label] of calculators) {
    const html = await (await request.get(path)).text()
    for (const [other, otherLabel] of calculators) {
      if (label === 'Guaranteed future value' && otherLabel === 'Total interest') continue
      expect(html.includes(`>${otherLabel}`), `${path} as ${other}`).toBe(otherLabel === label)
    }
  }
})

test('links individuals and companies to separate application sites (V-003, V-034)', {
  tag: '@core',
}, async ({ request }) => {
  const application = async (path: string, name: string) => {
    const { document } = await readPage(request, path)
    return addressOf(document, new RegExp(`^${name}`))
  }
  const people = await application(finance, 'Apply for finance')
  const companies = await application('/payment-options/future-drive-business', 'Apply as a company')
  expect(await application('/payment-options/instalment-business', 'Apply as a company')).toBe(companies)
  expect(people).toMatch(/^https:\/\//)
  expect(companies).toMatch(/^https:\/\//)
  expect(companies).not.toBe(people)
})

test('opens the finance query form from Enquire Now on the lease comparison (V-023, C-328)', async ({
  page,
}) => {
  await page.goto(`${finance}?calculator=lease`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Enquire Now' }).click()
  await expect(page).toHaveURL(/\/enquiry\/finance\/finance-query\/?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.request.get('/enquiry/finance/finance-query/')).status()).toBe(200)
})

test('names Change Derivative in Afrikaans and Zulu on Hilux pages (V-016)', { tag: '@core' }, async ({
  request,
}) => {
  for (const [language, change] of [
    ['af', 'Verander Afgeleide'],
    ['zu', 'Shintsha Uhlobo'],
  ] as const) {
    const { document } = await readPage(request, `/vehicles/hilux-single-cab/${language}`)
    expect(textsOf(only(document, 'main'), 'button, a')).toContain(change)
  }
})
