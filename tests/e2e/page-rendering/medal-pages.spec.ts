import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const games = [
  {
    path: '/discover/community/olympics',
    label: 'View Olympic Medal Winners',
    winner: 'Alan Hatherly',
    figures: ['1', '3', '2', '6'],
  },
  {
    path: '/discover/community/paralympics',
    label: 'View Paralympic Medal Winners',
    winner: 'Louzanne Coetzee',
    figures: ['2', '0', '4', '6'],
  },
] as const

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

for (const { path, label, winner, figures } of games) {
  test(`shows the medals and fixtures on ${path} (C-240 to C-246)`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.locator('[data-block="medalTable"] dd')).toHaveText([...figures])
    const [medals, fixtures] = [page.getByRole('table').nth(0), page.getByRole('table').nth(1)]
    await expect(medals.getByRole('columnheader')).toHaveText(['Medal', 'Sport', 'Event', 'Medallist'])
    await expect(medals.getByRole('row')).toHaveCount(7)
    await expect(fixtures.getByRole('columnheader')).toHaveText(['Sport', 'Dates'])
    await expect(fixtures.getByRole('row')).toHaveCount(9)
    await expectNoAxeViolations(page)
  })

  test(`opens the medal winners of ${path} in a dialog and restores the focus (V-191, V-192)`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: label })
    await button.click()
    await expect(dialog(page, label).getByRole('heading', { name: winner })).toBeVisible()
    await expect(dialog(page, label).getByRole('listitem')).toHaveCount(6)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page, label)).toBeHidden()
    await expect(button).toBeFocused()
  })

  test(`links to the medal table of ${path} without JavaScript (V-191, V-192)`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await page.getByRole('link', { name: label }).click()
    await expect(page.getByRole('table').first()).toBeInViewport()
    await expect(page.getByRole('table').first()).toContainText(winner)
    await context.close()
  })

  test(`scrolls the medal table of ${path} sideways by keyboard in a window of 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const region = page.getByRole('region', { name: /medals of Team South Africa/ })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test(`leads from the community page to ${path}`, async ({ page }) => {
    await page.goto('/discover/community', { waitUntil: 'networkidle' })
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.waitForLoadState('networkidle')
  })
}
