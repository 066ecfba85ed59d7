import type { Page } from '@playwright/test'
import { axeViolations, expectNoAxeViolations } from '../support/axe.ts'
import { htmlErrors } from '../support/html.ts'
import { layoutShifts } from '../support/layout-shift.ts'
import { expectNoServerError, get } from '../support/refusals.ts'
import { openPage } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'

/** The first query after the start waits for the search index. */
test.beforeAll(() => get('/api/search?q=hilux'))

const button = (page: Page) =>
  page.locator('header').getByRole('button', { name: 'Search', exact: true }).first()
const input = (page: Page) => page.locator('header input[name="q"]')
const options = (page: Page) => page.getByRole('option')
const selected = (page: Page) => page.getByRole('option', { selected: true })

async function openSearch(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await button(page).click()
  await expect(input(page)).toBeFocused()
}

for (const width of [390, 1440]) {
  test(`provides a header search combobox that works by keyboard alone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/vehicles')
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('fortunner')
    const combobox = page.getByRole('combobox', { name: 'Search for a vehicle, a model or a page' })
    await expect(combobox).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('group', { name: 'Vehicles' }).getByRole('option').first()).toContainText(
      'Fortuner',
    )
    await expect(page.getByRole('group', { name: 'Vehicles' }).getByRole('option').first()).toContainText(
      /From R\s\d/,
    )
    await expect(page.getByRole('group', { name: 'Models' }).getByRole('option')).not.toHaveCount(0)
    await expect(page.locator('header [role="status"]').last()).toHaveText(/^\d+ suggestions$/)
    await expect(selected(page)).toHaveCount(0)
    await expectNoAxeViolations(page)

    await page.keyboard.press('ArrowDown')
    await expect(selected(page)).toHaveText(/^Fortuner/)
    await expect(combobox).toHaveAttribute(
      'aria-activedescendant',
      (await selected(page).getAttribute('id')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await expect(selected(page)).toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await expect(selected(page)).toHaveText('All results for “fortunner”')
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(combobox).toHaveAttribute('aria-expanded', 'false')
    await expect(input(page)).toHaveValue('fortunner')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vehicles\/fortuner$/)
    await expect(input(page)).toBeHidden()
  })
}

test('closes the panel on Escape and restores the focus, and opens the results page on Enter', async ({
  page,
}) => {
  await openSearch(page, '/')
  await page.keyboard.press('Escape')
  await expect(input(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await button(page).click()
  await page.keyboard.type('hilux')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=hilux$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “hilux”' })).toBeVisible()
})

test('counts the results, and lists the cabs of the Hilux without vehicles that only mention it', async ({
  page,
}) => {
  await openPage(page, '/search?q=hilux')
  await expect(page.getByText(/^\d+ results$/)).toBeVisible()
  const vehicles = page.getByRole('region', { name: 'Vehicles' }).getByRole('heading', { level: 3 })
  await expect(vehicles).toHaveText(['Hilux Double Cab', 'Hilux Single Cab', 'Hilux Xtra Cab'])
  await expect(page.getByRole('main').getByRole('link', { name: 'Home', exact: true })).toHaveCount(0)
})

test('groups the models of a vehicle below its picture, the least expensive first', async ({ page }) => {
  await openPage(page, '/search?q=hilux')
  const groups = page.getByRole('region', { name: 'Models' }).locator('li:has(h3)')
  const names = await groups.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(names.toSorted()).toEqual(['Hilux Double Cab', 'Hilux Single Cab', 'Hilux Xtra Cab'])
  for (const group of await groups.all()) {
    await expect(group.locator('img')).toHaveCount(1)
    const prices = (await group.locator('li .figures').allInnerTexts()).map((text) =>
      Number(text.replace(/\D/g, '')),
    )
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  }
})

test('offers vehicles, searches and pages when nothing is found', async ({ page }) => {
  await openPage(page, '/search?q=xylophone')
  const popular = page.getByRole('region', { name: 'Popular vehicles' })
  await expect(popular.getByRole('listitem')).toHaveCount(4)
  const links = await page
    .getByRole('region', { name: /Searches to try|Popular vehicles|Or start here/ })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(10)
  for (const href of links) expect((await page.request.get(href)).status(), href).toBe(200)
  await page.getByRole('link', { name: 'seven seats' }).click()
  await expect(page.getByText(/^\d+ results$/)).toBeVisible()
})

test('ignores the late response to an older query, and shows a message when a request fails', async ({
  page,
  tolerate,
}) => {
  tolerate(/503/)
  await openSearch(page, '/')
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.route(/\/api\/search\?q=hilux&/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue().catch(() => undefined)
  })
  await page.keyboard.type('hilux')
  await page.waitForRequest(/q=hilux&/)
  await input(page).fill('corolla')
  await expect(options(page).first()).toContainText('Corolla')
  await page.waitForTimeout(1_200)
  await expect(options(page).filter({ hasText: 'Hilux' })).toHaveCount(0)
  await page.route(/\/api\/search/, (route) => route.fulfill({ status: 503, body: '{}' }))
  await input(page).fill('vitz')
  await expect(page.getByText('There are no suggestions at the moment.')).toBeVisible()
  await expect(options(page)).toHaveCount(0)
})

test('corrects a misspelt query and shows the results without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  await button(page).click()
  await input(page).fill('hylux')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=hylux$/)
  await expect(page.getByText('This is what was found for “hilux”.')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Hilux Double Cab', exact: true }),
  ).toBeVisible()
  await context.close()
})

test('suggests vehicles with Afrikaans labels and links on an Afrikaans page', async ({ page }) => {
  await openPage(page, '/vehicles/hilux-double-cab-afr')
  await page.getByRole('button', { name: 'Soek', exact: true }).first().click()
  await page.keyboard.type('hilux double')
  const range = page.getByRole('group', { name: 'Voertuie' }).getByRole('option').first()
  await expect(range).toContainText('Hilux Double Cab')
  await expect(range).toContainText('Vanaf')
  await expect(range).toHaveAttribute('href', /hilux-double-cab(?:\/af|-afr)$/)
})

test('renders every kind of result accessible, valid, without layout shift, within 320 px and noindex', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const [query, message] of [
    ['', 'Search by name, code'],
    ['fortuner', 'Results for'],
    ['hylux raider', 'This is what was found for “hilux raider”'],
    ['xylophone', 'Nothing was found for “xylophone”'],
  ] as const) {
    const path = `/search?${new URLSearchParams({ q: query })}`
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await openPage(page, path)
      await expect(page.getByText(message).first()).toBeVisible()
      expect.soft(await layoutShifts(page)).toEqual([])
      expect.soft(await axeViolations(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const { body } = await get(path)
    expect.soft(await htmlErrors(body, path)).toEqual([])
  }
})

test('handles any query without a server error, and disables browser caching', async () => {
  const queries = [
    ...[
      '',
      'q',
      'q=',
      'q=%20',
      'q=a&q=b',
      'q[]=x',
      'q=%F0%9F%9A%97',
      'q=%D8%AC%D9%8A%D8%A8',
      'q=%00',
      'q=%ff',
    ],
    ...[
      'hilux & | !(',
      "'; drop table pages; --",
      '":* <->',
      '</script><b>',
      '*'.repeat(500),
      'x'.repeat(10_000),
    ].map((query) => String(new URLSearchParams({ q: query }))),
  ]
  for (const path of ['/search', '/api/search']) {
    for (const query of queries) {
      const response = await get(`${path}?${query}`)
      expectNoServerError(response, `${path}?${query.slice(0, 60)}`)
      expect.soft([200, 400, 414]).toContain(response.status)
      expect.soft(response.headers.get('cache-control') ?? '').toMatch(/no-store|no-cache/)
      expect.soft(response.body).not.toContain('<b>')
    }
  }
})
