import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

async function boxesOf(page: Page) {
  const section = page.locator('[data-block="videoWithImages"]')
  await section.scrollIntoViewIfNeeded()
  const video = await section.locator('video').boundingBox()
  const picture = await section.getByRole('img', { name: /Hilux/ }).first().boundingBox()
  if (!video || !picture) throw new Error('The video or its pictures are not visible.')
  return { video, picture }
}

test('shows the pictures beside the video at 1280 px, and below it at 390 px (C-260)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/vehicles/hilux-range')
  const wide = await boxesOf(page)
  expect(wide.picture.x).toBeGreaterThanOrEqual(wide.video.x + wide.video.width)
  expect(wide.picture.y).toBeLessThan(wide.video.y + wide.video.height)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await boxesOf(page)
  expect(narrow.picture.y).toBeGreaterThanOrEqual(narrow.video.y + narrow.video.height)
})
