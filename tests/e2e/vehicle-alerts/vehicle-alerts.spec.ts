import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sendPlainForm } from '../support/plain-form.ts'
import { only, readPage, textOf } from '../support/served-page.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const email = 'thandi@example.co.za'

const searchForm = (page: Page) => page.getByRole('region', { name: 'E-mail me new vehicles that match' })
const priceForm = (page: Page) => page.getByRole('region', { name: 'Tell me when the price drops' })

async function openSearch(page: Page, query = '?make=toyota'): Promise<void> {
  await page.goto(`/pre-owned${query}`, { waitUntil: 'networkidle' })
}

/** Opens the page of the first vehicle of a search. */
async function openVehicle(page: Page): Promise<void> {
  await openSearch(page)
  const link = page.locator('main a[href*="/pre-owned/toyota-"]').first()
  await page.goto((await link.getAttribute('href')) ?? '', { waitUntil: 'networkidle' })
}

test('asks for an address, sends the filters of the address and says to look in the inbox', {
  tag: '@core',
}, async ({ page }) => {
  await openSearch(page)
  const request = page.waitForRequest('**/api/vehicle-alerts')
  await searchForm(page).getByRole('button', { name: 'E-mail me' }).click()
  await expect(searchForm(page).getByText('Invalid email address')).toBeVisible()
  await expect(searchForm(page).getByLabel('Email')).toBeFocused()
  await searchForm(page).getByLabel('Email').fill(email)
  await searchForm(page).getByRole('button', { name: 'E-mail me' }).click()
  expect((await request).postDataJSON()).toMatchObject({ kind: 'search', email, query: 'make=toyota' })
  await expect(searchForm(page).getByText('Please look in your inbox')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('asks to choose a filter first when the search has none', async ({ page, tolerate }) => {
  tolerate(/422/)
  await openSearch(page, '')
  await searchForm(page).getByLabel('Email').fill(email)
  await searchForm(page).getByRole('button', { name: 'E-mail me' }).click()
  await expect(searchForm(page).getByText('Choose at least one filter first')).toBeVisible()
  await expect(searchForm(page).getByLabel('Email')).toHaveValue(email)
})

test('asks to choose a filter first when the visitor has removed those of the address', async ({
  page,
  tolerate,
}) => {
  tolerate(/422/)
  await openSearch(page)
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/pre-owned')
  await searchForm(page).getByLabel('Email').fill(email)
  const request = page.waitForRequest('**/api/vehicle-alerts')
  await searchForm(page).getByRole('button', { name: 'E-mail me' }).click()
  expect((await request).postDataJSON()).toMatchObject({ kind: 'search', query: '' })
  await expect(searchForm(page).getByText('Choose at least one filter first')).toBeVisible()
})

test('keeps the address and offers another attempt when the request fails', async ({ page, tolerate }) => {
  tolerate(/ERR_CONNECTION_RESET/)
  await openVehicle(page)
  await page.route('**/api/vehicle-alerts', (route) => route.abort('connectionreset'))
  await priceForm(page).getByLabel('Email').fill(email)
  await priceForm(page).getByRole('button', { name: 'E-mail me' }).click()
  await expect(priceForm(page).getByText('Your address could not be sent. It is still here.')).toBeVisible()
  await page.unroute('**/api/vehicle-alerts')
  await priceForm(page).getByRole('button', { name: 'Try again' }).click()
  await expect(priceForm(page).getByText('Please look in your inbox')).toBeVisible()
})

test('sends the form without JavaScript and shows a page that says to look in the inbox', {
  tag: '@core',
}, async ({ request }) => {
  const search = await readPage(request, '/pre-owned?make=toyota')
  const sent = await sendPlainForm(request, search, 'E-mail me', { email: 'plain@example.co.za' })
  expect(sent.address).toMatch(/\/vehicle-alerts\/sent$/)
  expect(textOf(only(sent.document, 'h1'))).toBe('Please look in your inbox')
})

test('shows nothing about the last visit without JavaScript', { tag: '@core' }, async ({ request }) => {
  const { document } = await readPage(request, '/pre-owned')
  // Scripts carry the texts of the panel.
  for (const script of document.querySelectorAll('script')) script.remove()
  expect(textOf(document.body)).toContain('E-mail me new vehicles that match')
  expect(textOf(document.body)).not.toContain('Since your last visit')
})

test('shows a notice for a link that is not complete', { tag: '@core' }, async ({ request }) => {
  const { document } = await readPage(request, '/vehicle-alerts/x.y.z')
  expect(textOf(only(document, 'h1'))).toBe('This link is not complete')
})

test.describe('since the last visit', () => {
  const lastVisit = Date.parse(PINNED_CLOCK) - 2 * 24 * 60 * 60 * 1_000

  /** Stores a visit two days ago, in which vehicles were looked at. */
  async function storeVisit(page: Page, viewed: readonly { id: string; price: number }[]): Promise<void> {
    await page.addInitScript(
      ([key, text]) => {
        if (localStorage.getItem(key) === null && sessionStorage.getItem(key) === null) {
          localStorage.setItem(key, text)
          sessionStorage.setItem(key, 'stored once')
        }
      },
      ['used-vehicle-visits', JSON.stringify({ lastSeen: lastVisit, viewed })] as const,
    )
  }

  const changes = {
    added: 124,
    vehicles: [
      {
        ...{ id: 'U1', name: '2021 Toyota Hilux', path: '/pre-owned/toyota-hilux-2021-U1' },
        ...{ price: 24_000_000, currency: 'ZAR', isSold: false },
      },
      {
        ...{ id: 'U2', name: '2019 Suzuki Swift', path: '/pre-owned/suzuki-swift-2019-U2' },
        ...{ price: 15_000_000, currency: 'ZAR', isSold: true },
      },
    ],
  }

  test('shows what has changed without moving the page, until it is closed or cleared', async ({ page }) => {
    const requests: string[] = []
    await page.route('**/sections/stock-changes?*', (route) => {
      requests.push(route.request().url())
      return route.fulfill({ json: changes })
    })
    await storeVisit(page, [
      { id: 'U1', price: 25_000_000 },
      { id: 'U2', price: 15_000_000 },
    ])
    await openSearch(page)
    const panel = page.getByRole('status').filter({ hasText: 'Since your last visit' })
    await expect(panel).toContainText('Since your last visit on 18 November 2026')
    await expect(panel).toContainText('124 new vehicles')
    await expect(panel).toContainText(/2021 Toyota Hilux: price dropped R\s10\s000/)
    await expect(panel).toContainText('2019 Suzuki Swift: sold')
    expect(new URL(requests[0] ?? '').searchParams.get('ids')).toBe('U1,U2')
    await expectNoAxeViolations(page)
    await panel.getByRole('button', { name: 'Close' }).click()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByText('Since your last visit')).toHaveCount(0)
    expect(requests).toHaveLength(1)
  })

  test('forgets everything with the clear button', async ({ page, tolerate }) => {
    tolerate(/404/)
    await page.route('**/sections/stock-changes?*', (route) => route.fulfill({ json: changes }))
    await storeVisit(page, [{ id: 'U1', price: 25_000_000 }])
    await openSearch(page)
    await page.getByRole('button', { name: 'Clear what I looked at' }).click()
    await expect(page.getByText('Since your last visit')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('used-vehicle-visits'))).toBeNull()
  })

  test('requests nothing when no vehicle was looked at', async ({ page }) => {
    let requests = 0
    await page.route('**/sections/stock-changes?*', (route) => {
      requests += 1
      return route.fulfill({ json: changes })
    })
    await storeVisit(page, [])
    await openSearch(page)
    expect(requests).toBe(0)
  })

  test('stores the vehicle of a page with its displayed price', async ({ page }) => {
    await openVehicle(page)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('used-vehicle-visits') ?? ''))
      .toMatch(/"viewed":\[\{"id":"[^"]+","price":\d+\}\]/)
  })
})
