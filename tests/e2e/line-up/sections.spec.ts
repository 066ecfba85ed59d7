import type { Page } from '@playwright/test'
import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const example = (page: Page, name: string) => page.locator(`[data-example="${name}"]`)

test('shows eight models in eight positions on a phone, and in two on a desktop (V-172, V-173, V-174)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/catalogue/blocks/modelLineUp', { waitUntil: 'networkidle' })
  const carousel = example(page, 'Eight models in a carousel')
  const bars = carousel.locator('[data-bullet]')
  await expect(bars).toHaveCount(2)
  await expect(bars.first()).toHaveAttribute('aria-current', 'true')
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(bars.last()).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByRole('link', { name: /^Experience/ }).last()).toBeInViewport()
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expect(bars.first()).toHaveAttribute('aria-current', 'true')

  await page.setViewportSize({ width: 375, height: 800 })
  await expect(bars.first()).toHaveAttribute('aria-label', 'Slide 1 of 8')
})

test('shows Loading vehicles until the cards arrive (V-175)', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/sections/modelLineUp?*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/catalogue/blocks/modelLineUp')
  const section = example(page, 'When the service fails')
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText('Loading vehicles').last()).toBeVisible()
  release()
  await expect(section.getByRole('link', { name: /^Experience/ })).toHaveCount(2)
  await expect(section.getByText('Loading vehicles')).toHaveCount(0)
})

test('shows six ranges and advances after five to six seconds, unless hovered or paused (C-138, C-139, V-166)', async ({
  page,
}) => {
  await page.clock.install({ time: PINNED_CLOCK })
  await page.goto('/catalogue/blocks/rangeCarousel', { waitUntil: 'networkidle' })
  const carousel = example(page, 'The first six ranges')
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(6)
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible()
  const current = carousel.locator('[data-bullet][aria-current="true"]')
  const slide = carousel.locator('[aria-roledescription="slide"]').first()
  // Leaves the browser time for work that its timers do not drive.
  const advance = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds)
    await page.waitForTimeout(100)
  }
  const name = async () => (await current.getAttribute('aria-label')) ?? ''

  // The hovered carousel does not move. From here on only `advance` moves the clock.
  await slide.hover()
  await page.clock.pauseAt(new Date(Date.parse(PINNED_CLOCK) + 600_000))
  const first = await name()
  await advance(20_000)
  expect(await name()).toBe(first)

  await page.mouse.move(0, 0)
  await advance(4_900)
  expect(await name()).toBe(first)
  await advance(1_100)
  await expect.poll(name).not.toBe(first)
  const second = await name()
  await advance(3_900)
  expect(await name()).toBe(second)
  await advance(1_100)
  await expect.poll(name).not.toBe(second)

  await carousel.getByRole('button', { name: 'Pause' }).click()
  const third = await name()
  await page.mouse.move(0, 0)
  await advance(20_000)
  expect(await name()).toBe(third)
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('aligns the cars of a row, and keeps the name and tagline of the last one together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/vehicles')
  const cards = await page.locator('main section li:has(h3)').evaluateAll((items) =>
    items.map((item) => ({
      row: Math.round(item.getBoundingClientRect().top),
      picture: Math.round(item.firstElementChild?.getBoundingClientRect().top ?? 0),
    })),
  )
  expect(cards.length).toBeGreaterThan(20)
  for (const { row, picture } of cards) expect(picture).toBe(row)
  const last = page.locator('main section li:has(h3)').last()
  const name = await last.locator('h3').boundingBox()
  const tagline = await last.locator('h3 + p').boundingBox()
  expect((tagline?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeLessThan(16)
})

test('links from related vehicles, insurance and the line-up to their pages, and sorts the grid by price (C-153, C-177, V-176, V-179, V-180)', {
  tag: '@core',
}, async ({ request }) => {
  const mainOf = async (path: string) => {
    const { status, document } = await readPage(request, path)
    expect(status, path).toBe(200)
    return only(document, 'main')
  }
  expect(addressOf(await mainOf('/vehicles/fortuner'), 'Browse full range')).toBe('/vehicles')

  const insurance = await mainOf('/payment-options/insurance')
  for (const vehicle of ['vitz', 'fortuner'])
    expect(addressOf(insurance, new RegExp(`^See the ${vehicle}$`, 'i'))).toBe(`/vehicles/${vehicle}`)

  expect(addressOf(await mainOf('/gr'), 'View All Models')).toBe('/gr/models')
  await mainOf('/gr/models')

  const sections = [...(await mainOf('/')).querySelectorAll('section')]
  const prices = sections
    .filter((section) => textOf(section.querySelector('h2')) === 'Explore Our Vehicles')
    .flatMap((section) => textsOf(section, 'p.figures'))
    .map((price) => Number(price.replace(/\D/g, '')))
  expect(prices).toHaveLength(4)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})
