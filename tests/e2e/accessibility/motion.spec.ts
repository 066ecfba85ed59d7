import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const opening = (page: Page) => page.locator('[data-opening] .arriving')

const animationsOf = (page: Page) =>
  opening(page).evaluate((picture) =>
    picture.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
  )

/** The vehicle of the first card of a line-up, and how far it is moved and its lamp is lit. */
async function firstVehicle(page: Page) {
  await page.goto('/vehicles', { waitUntil: 'networkidle' })
  const card = page
    .locator('main li.group')
    .filter({ has: page.locator('.driving-on') })
    .first()
  await card.scrollIntoViewIfNeeded()
  const state = () =>
    card.locator('.driving-on').evaluate((vehicle) => {
      const { translate } = getComputedStyle(vehicle)
      const lamp = getComputedStyle(vehicle, '::before')
      return { translate, lamp: lamp.content === 'none' ? null : lamp.opacity }
    })
  return { card, state }
}

test('drives the picture of an opening in, and lets it drift while the page scrolls, unless the visitor prefers reduced motion', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await animationsOf(page)).toContain('drift')
  await page.evaluate(() => scrollTo(0, innerHeight))
  await expect
    .poll(() => opening(page).evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).m42))
    .toBeCloseTo(12, 0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animationsOf(page)).toEqual([])
})

test('drives the vehicle of a card on by 6 px and lights its lamps under the pointer, unless the visitor prefers reduced motion', async ({
  page,
}) => {
  const { card, state } = await firstVehicle(page)
  expect(await state()).toEqual({ translate: 'none', lamp: '0' })
  await card.hover()
  await expect.poll(state).toEqual({ translate: '-6px', lamp: '1' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await state()).toEqual({ translate: 'none', lamp: null })
})
