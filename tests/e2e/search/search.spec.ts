import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { get } from '../support/refusals.ts'
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

for (const [width, details] of [
  [390, { tag: '@core' }],
  [1440, {}],
] as const) {
  test(
    `provides a header search combobox that works by keyboard alone at ${width} px`,
    details,
    async ({ page }) => {
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
    },
  )
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

test('opens the search and sends the query without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  await button(page).click()
  await input(page).fill('hylux')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=hylux$/)
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
