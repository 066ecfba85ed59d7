import type { Locator, Page } from '@playwright/test'
import { example, expect, test } from '../support/catalogue.ts'

const bullets = (carousel: Locator) => carousel.locator('[data-bullet]')
const current = (carousel: Locator) =>
  bullets(carousel).and(carousel.locator('[aria-current="true"]')).getAttribute('aria-label')

async function drag(page: Page): Promise<void> {
  const twelve = example(page, 'carousel-twelve')
  await twelve.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0 } = (await twelve.locator('[aria-live]').boundingBox()) ?? {}
  await page.mouse.move(x + width * 0.8, y + 80)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.2, y + 80, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => current(twelve)).toBe('Slide 2 of 12')
}

async function selectLastBullet(page: Page): Promise<void> {
  const twelve = example(page, 'carousel-twelve')
  await expect(bullets(twelve)).toHaveCount(7)
  await expect(bullets(example(page, 'carousel-three'))).toHaveCount(3)
  await bullets(twelve).last().click()
  await expect.poll(() => current(twelve)).toBe('Slide 7 of 12')
  await expect(bullets(twelve)).toHaveCount(7)
  await expect(bullets(twelve).first()).toHaveAttribute('aria-label', 'Slide 4 of 12')
}

async function fadeBanners(page: Page): Promise<void> {
  const banners = example(page, 'fading-titles')
  const slides = banners.locator('[aria-roledescription="slide"]')
  const opacities = () =>
    slides.evaluateAll((all) => all.map((slide) => Number(getComputedStyle(slide).opacity)))
  await banners.getByRole('button', { name: 'Track' }).click()
  await expect.poll(opacities, { intervals: [50] }).toEqual([expect.any(Number), 0, expect.any(Number)])
  const [outgoing = 0, , incoming = 0] = await opacities()
  expect(outgoing + incoming).toBeCloseTo(1, 1)
  await expect(slides.nth(0)).toHaveAttribute('inert', '')
  await banners.getByRole('button', { name: 'Next' }).click()
  await expect(slides.nth(0)).not.toHaveAttribute('inert')
  await expect(banners.getByRole('button', { name: 'Town' })).toHaveAttribute('aria-current', 'true')
}

async function resize(page: Page): Promise<void> {
  const cards = example(page, 'carousel-cards')
  for (const [width, count] of [
    [600, 1],
    [700, 2],
    [800, 2],
    [964, 2],
    [970, 3],
    [1100, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const visibleSlides = await cards.locator('[aria-roledescription="slide"]').evaluateAll(
      (slides) =>
        slides.filter((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return left > -30 && right < window.innerWidth + 1
        }).length,
    )
    expect(visibleSlides, `at ${width} px`).toBe(count)
  }
}

test('moves, fades and fits carousels', { tag: '@core' }, async ({ page, open }) => {
  await open('carousel')
  await test.step('moves to the next slide when dragged (D-026)', () => drag(page))
  await test.step('shows seven moving bullets for twelve slides, and three for three (C-408)', () =>
    selectLastBullet(page))
  await test.step('fades banners, shows their titles and starts again after the last (C-032, C-040, C-043)', () =>
    fadeBanners(page))
  await test.step('shows one, two or three slides side by side by window width (C-409, C-410, C-411, V-167)', () =>
    resize(page))
})

test('takes about 800 ms to move, and disables the previous button at the start (C-407, V-166)', async ({
  page,
  open,
}) => {
  await open('carousel')
  const twelve = example(page, 'carousel-twelve')
  await expect(twelve.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  const duration = await twelve.evaluate(async (carousel) => {
    const track = carousel.querySelector('[aria-live]')
    const next = carousel.querySelector<HTMLElement>('button[aria-label="Next"]')
    const trackLeft = () => track?.getBoundingClientRect().left ?? 0
    const start = performance.now()
    let lastMove = start
    let lastLeft = trackLeft()
    next?.click()
    while (performance.now() - start < 1500) {
      await new Promise(requestAnimationFrame)
      if (Math.abs(trackLeft() - lastLeft) > 0.05) lastMove = performance.now()
      lastLeft = trackLeft()
    }
    return lastMove - start
  })
  expect(duration).toBeGreaterThan(700)
  expect(duration).toBeLessThan(1000)
  expect(await current(twelve)).toBe('Slide 2 of 12')
})

test('moves by itself, but not while paused, hovered or focused (G-6, C-139, D-025)', {
  tag: '@core',
}, async ({ page, open }) => {
  await open('carousel')
  const three = example(page, 'carousel-three')
  await three.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  const start = await current(three)
  await page.clock.runFor(3_100)
  await expect.poll(() => current(three)).not.toBe(start)

  const expectStill = async () => {
    const before = await current(three)
    await page.clock.runFor(3_800)
    expect(await current(three)).toBe(before)
  }
  await three.locator('[aria-live]').locator('..').hover()
  await expectStill()
  await page.mouse.move(0, 0)
  await three.getByRole('button', { name: 'Next' }).focus()
  await expectStill()
  await three.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await expect(three.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(three.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await expectStill()
})

test('pauses once the visitor takes over, and starts paused with reduced motion (G-6, C-041)', async ({
  page,
  open,
}) => {
  await open('carousel')
  const banners = example(page, 'fading-banners')
  await banners.getByRole('button', { name: 'Next' }).click()
  await expect(banners.getByRole('button', { name: 'Play' })).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload({ waitUntil: 'networkidle' })
  for (const id of ['carousel-three', 'fading-banners'])
    await expect(example(page, id).getByRole('button', { name: 'Play' })).toBeVisible()
  const before = await current(banners)
  await page.clock.runFor(3_800)
  expect(await current(banners)).toBe(before)
})
test('shows the slide that receives keyboard focus, even in a slow browser', async ({ page, open }) => {
  await page.setViewportSize({ width: 600, height: 800 })
  await open('carousel')
  const cards = example(page, 'carousel-cards')
  const links = cards.getByRole('link')
  await links.first().focus()
  await page.evaluate(() => {
    window.addEventListener('keydown', () => {
      for (const end = performance.now() + 60; performance.now() < end; );
    })
  })
  for (let index = 1; index < 6; index += 1) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
    await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 })
    // The browser scrolls to the focused link too; the carousel must still update its current slide.
    await expect.poll(() => current(cards)).toMatch(new RegExp(`^Slide ${index + 1} of`))
  }
  await page.keyboard.press('Shift+Tab')
  await expect(links.nth(4)).toBeInViewport({ ratio: 0.9 })
})
