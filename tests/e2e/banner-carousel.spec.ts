import type { Page } from '@playwright/test'
import { expect, test } from './support/catalogue.ts'
import { PINNED_CLOCK } from './support/settings.ts'

// All tests share one site.
test.describe.configure({ mode: 'default' })

const slimBanners = (page: Page) => page.locator('[data-example="two slim banners"]')

/** The number of the slide that is visible. */
const current = (page: Page) =>
  slimBanners(page)
    .locator('[data-bullet]')
    .evaluateAll((bullets) => bullets.findIndex((bullet) => bullet.getAttribute('aria-current') === 'true'))

test.beforeEach(async ({ page, catalogueSite }) => {
  // The clock stands still from the start: a page that loads slowly would otherwise have moved on already.
  await page.clock.install({ time: PINNED_CLOCK })
  await page.clock.pauseAt(new Date(PINNED_CLOCK).getTime() + 1000)
  await page.goto(`${catalogueSite}/catalogue/blocks/bannerCarousel`, { waitUntil: 'networkidle' })
  await expect.poll(() => current(page)).toBe(0)
})

test('moves on after eight seconds, not after six (D-024, D-025, D-425)', async ({ page }) => {
  await page.clock.runFor(6_000)
  expect(await current(page)).toBe(0)
  await page.clock.runFor(2_500)
  expect(await current(page)).toBe(1)
})

test('moves by its arrows and bullets, and then no longer by itself (D-024)', async ({ page }) => {
  await slimBanners(page).getByRole('button', { name: 'Next' }).click()
  expect(await current(page)).toBe(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  expect(await current(page)).toBe(1)
})

test('stands still while paused, hovered or focused (D-025, G-6)', async ({ page }) => {
  const slides = slimBanners(page).locator('[aria-roledescription="slide"]').first()
  await slides.hover()
  await page.clock.runFor(20_000)
  expect(await current(page)).toBe(0)
  await page.mouse.move(0, 0)
  await slimBanners(page).getByRole('button', { name: 'Next' }).focus()
  await page.clock.runFor(20_000)
  expect(await current(page)).toBe(0)
  await slimBanners(page).getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  expect(await current(page)).toBe(0)
})
