import type { Page } from '@playwright/test'
import { publishPage, signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

const place = (scene: string) => ({ source: 'place', scene })

/** The address of the picture that the browser has chosen, and the boxes of picture and title. */
async function measure(page: Page) {
  const image = page.locator('[data-block="adaptiveBanner"] img')
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
  const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
  const [picture, title] = [
    await image.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ]
  if (!picture || !title) throw new Error('The banner is not visible.')
  return { source, picture, title }
}

test('shows another picture and text place at 390 px than at 1280 px (C-252)', async ({ page, request }) => {
  await signIn(request)
  const testPage = await publishPage(request, '/journey-adaptive', {
    layout: [
      {
        blockType: 'adaptiveBanner',
        title: 'Room to go.',
        picture: place('karoo'),
        phonePicture: place('dunes'),
      },
    ],
  })
  try {
    await page.setViewportSize(desktop)
    await page.goto('/journey-adaptive')
    const wide = await measure(page)
    expect(wide.source).toContain('/karoo/')
    expect(wide.title.y).toBeLessThan(wide.picture.y + wide.picture.height)
    await page.setViewportSize(phone)
    await page.reload()
    const narrow = await measure(page)
    expect(narrow.source).toContain('/dunes/')
    expect(narrow.title.y).toBeGreaterThanOrEqual(narrow.picture.y + narrow.picture.height)
    // The breakpoint is 768 px.
    for (const [width, scene] of [
      [767, '/dunes/'],
      [768, '/karoo/'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.reload()
      expect((await measure(page)).source).toContain(scene)
    }
  } finally {
    await testPage.remove()
  }
})
