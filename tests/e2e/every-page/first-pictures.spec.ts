import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** One page of each kind. Each links to pages that open with another picture. */
const pages = [
  '/',
  '/vehicles',
  '/vehicles/fortuner',
  '/vehicles/hilux-range',
  '/payment-options',
  '/discover',
  '/owners',
  '/gr',
]

/** Addresses of drawings requested while a page is open. */
function requestedDrawings(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/art/')) addresses.push(new URL(request.url()).pathname)
  })
  return addresses
}

for (const width of [390, 1440]) {
  test(`preloads no picture that a page does not show at once, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const hidden = await page.evaluate(() => {
        const opening = [...document.images].filter(
          (image) => image.getBoundingClientRect().top + scrollY < innerHeight && image.checkVisibility(),
        )
        const shown = new Set(opening.map(({ currentSrc }) => currentSrc))
        return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')]
          .map(({ href }) => href)
          .filter((href) => !shown.has(href))
      })
      expect(hidden, path).toEqual([])
    }
  })
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  for (const width of [390, 768, 1440]) {
    test(`loads one file of the home page’s opening at ${width} px, with motion “${reducedMotion}”`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await page.setViewportSize({ width, height: 900 })
      const requested = requestedDrawings(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      const shown = await page
        .locator('[data-opening] img')
        .evaluate((image) => new URL((image as HTMLImageElement).currentSrc).pathname)
      const [, , , , scene = '', , vehicle = ''] = shown.split('/')
      expect(requested.filter((path) => path.includes(`/${scene}/`) && path.includes(vehicle))).toEqual([
        shown,
      ])
      // The clock of the journeys is fixed at eight in the morning.
      expect(shown).toContain('/daylight-day/')
      expect(shown.includes('/motion-arrival/')).toBe(reducedMotion === 'no-preference')
    })
  }
}
