import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const fortuner = '/vehicles/fortuner'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const cards = (page: Page) => page.locator('dialog[open] ul[lang] > li')
const option = (page: Page, name: string) =>
  page.locator('dialog[open]').last().getByRole('checkbox', { name, exact: true })

/** Opens a dialog of a range page after hydration, before which a click has no effect: its notice appears after it. */
async function open(page: Page, button: string, address = fortuner) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Close this notice' })).toBeVisible()
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(cards(page).first()).toBeVisible({ timeout: 15_000 })
}

/** Expects the same number in the status line and of cards. */
async function expectCount(page: Page, count: number) {
  const text = `Showing ${count} ${count === 1 ? 'vehicle' : 'vehicles'}`
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  await expect(cards(page)).toHaveCount(count)
}

test('shows the models of the range, filters them, selects one and resets the filters (V-214, V-218, V-219, V-220, V-221, V-222, V-223, V-224, V-233, V-253)', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('shows only the models of the range', async () => {
    await open(page, 'View All Models')
    await expect(dialog(page, 'Model Derivatives')).toBeVisible()
    await expectCount(page, 6)
    for (const text of await cards(page).allInnerTexts()) expect(text).toContain('Fortuner')
    expect(await axeViolations(page)).toEqual([])
  })
  await test.step('filters by the chosen options, and shows all models after Clear all', async () => {
    const groups = page.locator('dialog[open] fieldset legend')
    await expect(groups).toHaveText(['Fuel System', 'Transmission', 'Drive System', 'Trim'])
    await expect(option(page, 'CVT')).toHaveCount(0)
    await expect(page.locator('dialog[open] fieldset').last().locator('label')).toHaveText([
      'VX',
      'Standard',
      'GR-Sport',
      'Mild Hybrid',
    ])
    await option(page, 'All Wheel').check()
    await expectCount(page, 2)
    await option(page, 'GR-Sport').check()
    await expectCount(page, 1)
    await expect(cards(page)).toContainText(/R\s1\s069\s900/)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expectCount(page, 6)
  })
  await test.step('selects the model of a card, closes the dialog and resets the filters', async () => {
    await option(page, 'GR-Sport').check()
    await cards(page).first().getByRole('button').click()
    await expect(dialog(page, 'Model Derivatives')).toBeHidden()
    await expect(page).toHaveURL(/model=57U/)
    await expect(page.getByRole('tab', { name: 'GR-Sport' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('#instalment')).toContainText('Fortuner 2.8 GD-6 4x4 GR-Sport 6AT')
    await page.getByRole('button', { name: 'View All Models' }).click()
    await expectCount(page, 6)
    await expect(option(page, 'GR-Sport')).not.toBeChecked()
  })
})

test('finds models of every range by search terms in the Derivative Selector, and opens the page of another range (V-212, V-213, V-216, V-217, V-223)', async ({
  page,
}) => {
  await open(page, 'Change Derivative')
  await expect(dialog(page, 'Derivative Selector')).toBeVisible()
  await expect(cards(page).first().getByRole('button')).toHaveAttribute('aria-current', 'true')
  await expect(cards(page).first()).toContainText('Fortuner')
  const search = page.getByPlaceholder('Search for a model', { exact: true })
  const all = await cards(page).count()
  expect(all).toBeGreaterThan(30)
  await expectCount(page, all)
  await search.fill('corolla cross')
  await expectCount(page, 7)
  await search.fill('toyota corolla cross')
  await expectCount(page, 7)
  await search.fill('zzzz')
  await expectCount(page, 0)
  await search.fill('vitz 5AMT')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/vehicles\/vitz\?model=86X/)
  await expect(page.getByRole('radio', { name: 'Vitz 1.0 XR 5AMT' })).toBeChecked()
})

test('omits the filters that a featured model hides (V-225)', async ({ page }) => {
  await open(page, 'View All Models', `${fortuner}?model=73T`)
  await expect(page.locator('dialog[open] fieldset legend')).toHaveText(['Drive System', 'Trim'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('opens the filters in their own panel and applies them (V-215)', async ({ page }) => {
    await open(page, 'View All Models')
    await page.getByRole('button', { name: 'Advanced Vehicle Filters' }).click()
    const panel = dialog(page, 'Advanced Vehicle Filters')
    await expect(panel.locator('legend')).toHaveText(['Fuel System', 'Transmission', 'Drive System', 'Trim'])
    expect(await axeViolations(page)).toEqual([])
    await option(page, 'All Wheel').check()
    await panel.getByRole('button', { name: 'Showing 2 vehicles' }).click()
    await expect(panel).toBeHidden()
    await expectCount(page, 2)
  })
})

test('returns models without prices for a dealer whose region hides them, and 404 for an unknown one (V-286)', {
  tag: '@core',
}, async ({ request }) => {
  const priced = async (dealer: string) => {
    const response = await request.get(`/sections/models?lang=en${dealer}`)
    const { cards, showsPrices } = await response.json()
    const prices = cards.filter(
      (card: { price: unknown; specialPrice: unknown }) => card.price ?? card.specialPrice,
    )
    return { showsPrices, hasPrices: prices.length > 0 }
  }
  expect(await priced('&dealer=mountain-kingdom-toyota-maseru')).toEqual({
    showsPrices: false,
    hasPrices: false,
  })
  expect(await priced('&dealer=marula-toyota-bryanston')).toEqual({ showsPrices: true, hasPrices: true })
  expect((await request.get('/sections/models?lang=en&dealer=nobody-knows')).status()).toBe(404)
})
