import type { Locator, Page } from '@playwright/test'
import { example, expect, test } from '../support/catalogue.ts'
import { PINNED_CLOCK } from '../support/settings.ts'

// All tests share one site.
test.describe.configure({ mode: 'default' })

const large = 'the same without a purchase site'
const slim = 'two slim banners'
const racing = 'in the racing theme, each with its breadcrumbs'
const full = 'everything a banner can have'

const slides = (banners: Locator) => banners.locator('[aria-roledescription="slide"]')

/** The number of the slide that is visible. */
const currentIn = (banners: Locator) =>
  banners
    .locator('[data-bullet]')
    .evaluateAll((bullets) => bullets.findIndex((bullet) => bullet.getAttribute('aria-current') === 'true'))

const current = (page: Page) => currentIn(example(page, slim))

async function openBanners(page: Page, catalogueSite: string) {
  await page.goto(`${catalogueSite}/catalogue/blocks/bannerCarousel`, { waitUntil: 'networkidle' })
  await expect.poll(() => current(page)).toBe(0)
  await expect(page.locator('.slides-fading:not([data-scripted])')).toHaveCount(0)
}

test.beforeEach(async ({ page, catalogueSite }) => {
  // The clock stands still from the start: a page that loads slowly would otherwise have moved on already.
  await page.clock.install({ time: PINNED_CLOCK })
  await page.clock.pauseAt(new Date(PINNED_CLOCK).getTime() + 1000)
  await openBanners(page, catalogueSite)
})

test('moves on after eight seconds, not after six, whatever its height and theme (C-039, C-401, D-024, D-025, D-425)', async ({
  page,
}) => {
  for (const name of [slim, racing, full]) expect(await currentIn(example(page, name))).toBe(0)
  await page.clock.runFor(6_000)
  for (const name of [slim, racing, full]) expect(await currentIn(example(page, name))).toBe(0)
  await page.clock.runFor(2_500)
  for (const name of [slim, racing, full]) expect(await currentIn(example(page, name))).toBe(1)
})

test('moves on after ten seconds on phones, without sideways overflow (C-028, C-042, C-402)', async ({
  page,
  catalogueSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBanners(page, catalogueSite)
  await page.clock.runFor(9_500)
  for (const name of [slim, racing]) expect(await currentIn(example(page, name))).toBe(0)
  await page.clock.runFor(1_500)
  for (const name of [slim, racing]) expect(await currentIn(example(page, name))).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('fades in 800 ms and stays in its place (C-040, C-403)', async ({ page }) => {
  const states = await slides(example(page, slim)).evaluateAll((all) =>
    all.map((slide) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(slide)
      return [transitionProperty, transitionDuration.split(', ')[0], slide.getBoundingClientRect().x]
    }),
  )
  expect(states).toEqual(Array(2).fill(['opacity, visibility', '0.8s', 0]))
})

test('has no arrows and bullets with one banner (C-284)', async ({ page }) => {
  const one = example(page, 'one racing banner, without controls')
  await expect(one.getByRole('heading', { name: 'Faster after dark' })).toBeVisible()
  await expect(one.getByRole('button')).toHaveCount(0)
})

test('changes the breadcrumbs with the slide (C-051, C-285)', async ({ page }) => {
  const banners = example(page, racing)
  const series = banners.getByRole('link', { name: 'GR Cup' })
  await expect(series).toHaveAttribute('href', '/gr/motorsport/gr-cup')
  await banners.getByRole('button', { name: 'Next' }).click()
  await expect(banners.getByRole('navigation', { name: /Dakar/ })).toBeVisible()
  await expect(series).toHaveCount(0)
})

test('moves to a slide by its title (C-032)', async ({ page }) => {
  const banners = example(page, full)
  await banners.getByRole('button', { name: 'Dakar', exact: true }).click()
  await expect(banners.getByRole('heading', { name: /Fourteen days/ })).toBeVisible()
  await expect(slides(banners).first()).toHaveAttribute('inert', '')
})

test('moves the title after 300 ms and the text after 700 ms, unless motion is reduced (V-348)', async ({
  page,
}) => {
  const delays = () =>
    slides(example(page, large))
      .first()
      .locator('.banner-title, .banner-text')
      .evaluateAll((parts) =>
        parts
          .map((part) => getComputedStyle(part))
          .map((style) => [style.animationName, style.animationDelay]),
      )
  expect(await delays()).toEqual([
    ['rise', '0.3s'],
    ['rise', '0.7s'],
  ])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(new Set((await delays()).map(([name]) => name))).toEqual(new Set(['none']))
})
