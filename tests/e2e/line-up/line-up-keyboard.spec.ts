import type { Page } from '@playwright/test'
import { openPage } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'

const panel = (page: Page) => page.locator('details').filter({ hasText: 'Filter by body' })
const choice = (page: Page, name: RegExp) => panel(page).getByRole('link', { name })
const status = (page: Page) => page.locator('#results')

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<typeof choice>): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

for (const width of [390, 1440]) {
  test(`keeps the focus on the chosen filter and the panel open by keyboard alone at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/vehicles')
    const summary = panel(page).locator('summary')
    if (await summary.isVisible()) {
      await summary.focus()
      await page.keyboard.press('Enter')
    } else {
      await choice(page, /^Bakkies/).focus()
    }
    await tabTo(page, choice(page, /^SUVs and crossovers/))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vehicles\?body=suvs/)
    await expect(choice(page, /^SUVs and crossovers/)).toHaveAttribute('aria-current', 'true')
    await expect(choice(page, /^SUVs and crossovers/)).toBeFocused()
    await tabTo(page, choice(page, /^Hybrid/))
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText('2 of 25 ranges')
    await expect(choice(page, /^Hybrid/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText('8 of 25 ranges')
    await expect(choice(page, /^Hybrid/)).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Remove SUVs and crossovers' }))
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText('25 ranges')
    await expect(status(page)).toBeFocused()
  })
}

test('leads from the filters to the results on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/vehicles?body=suvs')
  await panel(page)
    .getByRole('link', { name: /^See \d+ of 25 ranges$/ })
    .click()
  await expect(status(page)).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('continues at the chosen filter, in the open panel', async ({ page }) => {
    await page.goto('/vehicles')
    await panel(page).locator('summary').click()
    await choice(page, /^SUVs and crossovers/).click()
    await expect(page).toHaveURL(/\/vehicles\?body=suvs/)
    await expect(choice(page, /^SUVs and crossovers/)).toBeInViewport()
    await expect(choice(page, /^SUVs and crossovers/)).toBeFocused()
  })
})
