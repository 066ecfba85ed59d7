import type { Page } from '@playwright/test'
import { example, expect, test } from '../support/catalogue.ts'
import { only, readPage, textOf } from '../support/served-page.ts'

// All tests share one site.
test.describe.configure({ mode: 'default' })

const full = (page: Page) => example(page, 'everything a banner can have')

async function openBanners(page: Page, catalogueSite: string) {
  await page.goto(`${catalogueSite}/catalogue/blocks/bannerCarousel`, { waitUntil: 'networkidle' })
  // A press before hydration has no effect.
  await expect(page.locator('.slides-fading:not([data-scripted])')).toHaveCount(0)
}

/** The address of the picture that the browser has chosen. */
const pictureOf = async (page: Page) => {
  const picture = full(page).locator('.narrow-picture').first()
  await picture.scrollIntoViewIfNeeded()
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc)
}

test('loads the picture for phones below 768 px, and the other one from there (C-028, C-030)', async ({
  page,
  catalogueSite,
}) => {
  for (const [width, scene] of [
    [390, 'johannesburg/tall'],
    [767, 'johannesburg/portrait'],
    [768, 'garden-route'],
    [1280, 'garden-route/wide'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await openBanners(page, catalogueSite)
    await expect.poll(() => pictureOf(page), `at ${width} px`).toContain(`/scene/${scene}`)
  }
})

test('reads the title of a picture in its place to assistive technology (C-031)', { tag: '@core' }, async ({
  request,
}) => {
  const { document } = await readPage(request, '/catalogue/blocks/bannerCarousel')
  const banners = only(document, '[data-example="everything a banner can have"]')
  const picture = only(banners, 'h2 img[alt="Half of town, on electricity alone."]')
  expect(textOf(picture.closest('h2'))).toBe('')
})

test('sets dark text on one slide and light text on the next (C-035)', async ({ page, catalogueSite }) => {
  await openBanners(page, catalogueSite)
  const colours = await full(page)
    .locator('h2')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).color))
  expect(colours).toEqual(['rgb(21, 23, 26)', 'rgb(255, 255, 255)'])
})

test('counts down each second on the clock of the site, and shows zeros once the moment is past (C-036, C-037, C-038)', async ({
  page,
  catalogueSite,
}) => {
  // The page knows how far the clock of the site is from that of the machine.
  await page.clock.setSystemTime(new Date())
  await openBanners(page, catalogueSite)
  const figure = (timer: number, unit: string) =>
    full(page).locator('[role="timer"]').nth(timer).locator(`[data-unit="${unit}"]`)
  // From 20 November 2026 to 1 February 2027.
  await expect(figure(0, 'days')).toHaveText('72')
  const seconds = async () => Number(await figure(0, 'seconds').textContent())
  const before = await seconds()
  await page.waitForTimeout(3_000)
  const passed = (before - (await seconds()) + 60) % 60
  expect(passed).toBeGreaterThanOrEqual(2)
  expect(passed).toBeLessThanOrEqual(4)
  for (const unit of ['days', 'hours', 'minutes', 'seconds']) await expect(figure(1, unit)).toHaveText('00')
})

test('plays an autoplaying video without sound while its slide is the current one (C-034)', async ({
  page,
  catalogueSite,
}) => {
  await openBanners(page, catalogueSite)
  const banners = example(page, 'three banners, one of them with a video')
  const video = banners.locator('video')
  const state = () => video.evaluate((element: HTMLVideoElement) => [element.paused, element.muted])
  await banners.scrollIntoViewIfNeeded()
  expect((await state())[0]).toBe(true)
  await banners.getByRole('button', { name: 'Next' }).click()
  await video.scrollIntoViewIfNeeded()
  await expect.poll(state).toEqual([false, true])
  await banners.getByRole('button', { name: 'Next' }).click()
  await expect.poll(async () => (await state())[0]).toBe(true)
})

test('opens a video in a dialog, which returns the focus (C-034)', { tag: '@core' }, async ({
  page,
  catalogueSite,
}) => {
  // The banner stays in its place.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBanners(page, catalogueSite)
  const watch = full(page).getByRole('button', { name: 'Watch Video' })
  await watch.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('video')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(watch).toBeFocused()
})

test('shows the next slide of experiences (C-286)', async ({ page, catalogueSite }) => {
  await page.goto(`${catalogueSite}/catalogue/blocks/experienceSlider`, { waitUntil: 'networkidle' })
  const slider = example(page, 'three slides with a title')
  const inView = (name: string) => slider.getByRole('heading', { name })
  await inView('Walk the circuit').scrollIntoViewIfNeeded()
  await expect(inView('Then drive it')).not.toBeInViewport()
  await slider.getByRole('button', { name: 'Next' }).click()
  await expect(inView('Then drive it')).toBeInViewport({ ratio: 1 })
})
