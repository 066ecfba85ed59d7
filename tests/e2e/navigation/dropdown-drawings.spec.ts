import type { Page } from '@playwright/test'
import { openAtWidth } from '../support/open-at-width.ts'
import { expect, test } from '../support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

test('loads the drawings of a dropdown when it opens', async ({ page }) => {
  const fortuner = menu(page).getByRole('link', { name: /^Fortuner/ })
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await openAtWidth(page, '/vehicles/hiace', 1280)
  const before = requestedUrls.filter((url) => url.includes('/vehicle')).length
  await page.evaluate(() => scrollTo(0, 0))
  await menu(page).getByRole('link', { name: 'Vehicles', exact: true }).hover()
  await expect(fortuner.locator('img')).toBeVisible()
  await expect
    .poll(() => fortuner.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(requestedUrls.filter((url) => url.includes('/vehicle')).length).toBeGreaterThan(before)
  expect(requestedUrls.filter((url) => /\/art\/[^/]+\/vehicle\/fortuner/.test(url)).length).toBeGreaterThan(0)
})
