import type { Page } from '@playwright/test'
import { vehicleExtent } from '#art/measures.ts'
import { isSceneName, sceneFormats, vehicleRanges } from '#art/names.ts'
import { visibleExtent } from '#features/pictures/pictures/rules.ts'
import { expect, test } from '../support/test.ts'

/** Pages that open with a vehicle in a low picture and a long title. */
const smallOpenings = [
  '/discover/community/mobility-for-all',
  '/discover/hybrid-electric',
  '/owners/help-and-support/first-responder-manuals',
  '/payment-options/insurance',
  '/payment-options/insurance/my-toyota-insurance',
  '/gr/motorsport/gtc',
]

const phones = [320, 360, 390, 412, 430] as const

/** The picture of an opening as the browser renders it: its file, its box, its position, and the box that clips it. */
function renderedOpening(page: Page) {
  return page.evaluate(() => {
    const section = document.querySelector('[data-opening]')
    const image = section?.querySelector('img')
    if (!section || !image?.currentSrc) return null
    const { left, width, height } = image.getBoundingClientRect()
    const clip = section.getBoundingClientRect()
    const [x = ''] = getComputedStyle(image).objectPosition.split(' ')
    return {
      file: new URL(image.currentSrc).pathname,
      picture: { width: image.naturalWidth, height: image.naturalHeight },
      box: { left, width, height },
      clip: { left: clip.left, right: clip.right, top: clip.top, bottom: clip.bottom },
      focus: Number.parseFloat(x),
    }
  })
}

/** The left and right edge of the vehicle on the page, in CSS pixels. */
function vehicleEdges({
  file,
  picture,
  box,
  focus,
}: NonNullable<Awaited<ReturnType<typeof renderedOpening>>>) {
  const [scene = '', format = '', range = ''] = file.split('/').slice(4)
  const knownRange = vehicleRanges.find((name) => name === range)
  const knownFormat = sceneFormats.find((name) => name === format)
  if (!isSceneName(scene) || !knownFormat || !knownRange) throw new Error(`Not a scene: ${file}`)
  const vehicle = vehicleExtent(scene, knownFormat, knownRange, {
    view: file.includes('/view-front/') ? 'front' : 'side',
    besideText: file.includes('/text-light/'),
  })
  const visible = visibleExtent(picture, box, focus)
  const pixel = (share: number) =>
    box.left + ((share - visible.left) / (visible.right - visible.left)) * box.width
  return { format, left: pixel(vehicle.left), right: pixel(vehicle.right) }
}

test('shows the whole vehicle of the home page and every third vehicle page on phones', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/vehicles')
  const links = await page
    .locator('main a')
    .evaluateAll((anchors) => anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname))
  const paths = new Set(links.filter((path) => /^\/vehicles\/(?!size$)[\w-]+$/.test(path)))
  expect(paths.size).toBeGreaterThanOrEqual(20)
  for (const path of ['/', ...[...paths].filter((_, index) => index % 3 === 0)]) {
    await page.goto(path)
    for (const width of phones) {
      await page.setViewportSize({ width, height: Math.round(width * 2.165) })
      await expect.poll(async () => (await renderedOpening(page))?.file, path).toContain('/tall/')
      const opening = await renderedOpening(page)
      if (!opening) throw new Error(`No opening picture on ${path}`)
      const { left, right } = vehicleEdges(opening)
      expect.soft(left, `${path} at ${width} px: nose`).toBeGreaterThan(opening.clip.left)
      expect.soft(right, `${path} at ${width} px: tail`).toBeLessThan(opening.clip.right)
    }
  }
})

test('begins the vehicle of a small opening right of its title', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of smallOpenings) {
    await page.goto(path)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await renderedOpening(page))?.file, path).toContain('/wide/')
      const opening = await renderedOpening(page)
      if (!opening) throw new Error(`No opening picture on ${path}`)
      const end = await page.locator('main h1').evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        return Math.max(...[...range.getClientRects()].map(({ right }) => right))
      })
      expect.soft(end, `${path} at ${width} px`).toBeLessThan(vehicleEdges(opening).left)
    }
  }
})
