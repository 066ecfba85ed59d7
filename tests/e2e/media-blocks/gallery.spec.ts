import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { publishPage, signIn } from '../support/editor.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'
import { sixtyFortyLayout } from '../wire/gallery-layout.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

const place = (scene: string) => ({ source: 'place', scene })
const pictures = ['karoo', 'dunes', 'drakensberg', 'bushveld', 'garden-route', 'table-mountain'].map(
  (scene) => ({ picture: place(scene) }),
)

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible.`)
  return box
}

const widthsOf = async (page: Page) => {
  const figures = page.locator('[data-layout] > figure')
  return [(await boxOf(figures.nth(0))).width, (await boxOf(figures.nth(1))).width] as const
}

test('explains a hotspot of the rally-raid Hilux after 300 ms, on focus and on a press (C-019, C-020, C-105)', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/gr/motorsport/sa-rally-raid', { waitUntil: 'networkidle' })
  const gallery = page.locator('[data-block="gallery"]')
  const hotspot = gallery.getByRole('button', { name: 'Air out, air in' })
  const tip = page.getByRole('tooltip').filter({ hasText: 'A compressor on board' })
  await hotspot.scrollIntoViewIfNeeded()
  const [picture, box] = [await boxOf(gallery.locator('img').first()), await boxOf(hotspot)]
  expect(box.x + box.width / 2 - picture.x).toBeCloseTo(picture.width * 0.21, 0)
  expect(box.y + box.height / 2 - picture.y).toBeCloseTo(picture.height * 0.72, 0)
  await hotspot.hover()
  await page.waitForTimeout(150)
  await expect(tip).toBeHidden()
  await page.waitForTimeout(350)
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
  await gallery.getByRole('button', { name: 'Six belts each' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(hotspot).toBeFocused()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await hotspot.click()
  await expect(tip).toContainText('Air out, air in')
  await expectNoAxeViolations(page)
})

test('has columns of equal width, or of 60 % and 40 % in the spelling of the wire (C-021, C-022, C-276)', async ({
  page,
  request,
}) => {
  await signIn(request)
  const two = pictures.slice(0, 2)
  const halves = await publishPage(request, '/journey-halves', {
    layout: [{ blockType: 'gallery', layout: 'fiftyFifty', pictures: two }],
  })
  const sixty = await publishPage(request, '/journey-sixty', {
    layout: [{ blockType: 'gallery', layout: sixtyFortyLayout, pictures: two }],
  })
  try {
    await page.setViewportSize(desktop)
    await page.goto('/journey-halves')
    const [left, right] = await widthsOf(page)
    expect(Math.abs(left - right)).toBeLessThan(1)
    await page.goto('/journey-sixty')
    const [wide, narrow] = await widthsOf(page)
    expect(wide / narrow).toBeGreaterThan(1.425)
    expect(wide / narrow).toBeLessThan(1.575)
    await page.setViewportSize(phone)
    const [first, second] = await widthsOf(page)
    expect(first).toBe(second)
  } finally {
    await halves.remove()
    await sixty.remove()
  }
})

test('opens a large view of six tiles, moves with buttons and arrow keys, and returns the focus (C-023, C-277)', {
  tag: '@core',
}, async ({ page, request }) => {
  await signIn(request)
  const testPage = await publishPage(request, '/journey-tiles', {
    layout: [{ blockType: 'galleryGrid', title: 'Six places', pictures }],
  })
  try {
    // The large views are loaded after the page; before, a press follows the link to the picture.
    await page.goto('/journey-tiles', { waitUntil: 'networkidle' })
    const tiles = page.locator('a[data-picture]')
    await expect(tiles).toHaveCount(6)
    const dialog = page.locator('[data-gallery] dialog')
    const position = dialog.getByRole('status')
    await tiles.nth(1).click()
    await expect(dialog).toBeVisible()
    await expect(position).toContainText('Picture 2 of 6')
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Next picture' }).click()
    await expect(position).toContainText('Picture 3 of 6')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(position).toContainText('Picture 1 of 6')
    await dialog.getByRole('button', { name: 'Previous picture' }).click()
    await expect(position).toContainText('Picture 6 of 6')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(tiles.nth(1)).toBeFocused()
    // The browser closes the dialog before it says so: a press in between would be undone.
    await expect(dialog).toBeEmpty()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(tiles.nth(1)).toBeFocused()
  } finally {
    await testPage.remove()
  }
})

test('shows its hotspots on the helmets of the motorsport page, and their texts without scripts (C-277)', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/gr/motorsport')
  const grid = page.locator('[data-block="galleryGrid"]')
  await expect(grid.getByText('Thin films lie on it.').filter({ visible: true })).toHaveCount(1)
  await expect(grid.getByRole('button')).toHaveCount(0)
  const picture = await grid.locator('a[data-picture]').first().getAttribute('href')
  const response = await page.request.get(picture ?? '')
  expect(response.headers()['content-type']).toBe('image/webp')
  await context.close()
})

test('moves the carousel after eleven seconds, and not while it is paused (V-347, G-6)', async ({
  page,
  request,
}) => {
  await signIn(request)
  const testPage = await publishPage(request, '/journey-slides', {
    layout: [{ blockType: 'gallery', title: 'Six places', layout: 'carousel', pictures }],
  })
  try {
    await page.setViewportSize(desktop)
    await page.clock.install({ time: PINNED_CLOCK })
    await page.goto('/journey-slides')
    const carousel = page.getByRole('region', { name: 'Slides: Six places' })
    await carousel.scrollIntoViewIfNeeded()
    // What moves the pictures is loaded with the clock running.
    await expect(carousel.locator('.slides')).toBeVisible()
    await expect(carousel.locator('.slides-unscripted')).toHaveCount(0)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)
    // The pointer pauses the pictures; when it leaves them, the eleven seconds begin.
    await carousel.getByRole('img').first().hover()
    await page.mouse.move(1, 1)
    const current = carousel.locator('[data-bullet][aria-current="true"]')
    await page.clock.runFor(10_400)
    await expect(current).toHaveAttribute('aria-label', /^Slide 1 /)
    await page.clock.runFor(1200)
    await expect(current).toHaveAttribute('aria-label', /^Slide 2 /)
    await carousel.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(1, 1)
    await page.clock.runFor(30_000)
    await expect(current).toHaveAttribute('aria-label', /^Slide 2 /)
  } finally {
    await testPage.remove()
  }
})
