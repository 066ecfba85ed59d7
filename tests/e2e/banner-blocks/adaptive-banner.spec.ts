import type { Page } from '@playwright/test'
import { publishPage, signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

const place = (scene: string) => ({ source: 'place', scene })

/** The boxes of picture and title, once the browser shows the picture of a scene. */
async function boxesWith(page: Page, scene: string) {
  const image = page.locator('[data-block="adaptiveBanner"] img')
  const file = () => image.evaluate(({ complete, currentSrc }: HTMLImageElement) => complete && currentSrc)
  await expect.poll(file).toContain(`/${scene}/`)
  const [picture, title] = [
    await image.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ]
  if (!picture || !title) throw new Error('The banner is not visible.')
  return { picture, title }
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
    const wide = await boxesWith(page, 'karoo')
    expect(wide.title.y).toBeLessThan(wide.picture.y + wide.picture.height)
    await page.setViewportSize(phone)
    const narrow = await boxesWith(page, 'dunes')
    expect(narrow.title.y).toBeGreaterThanOrEqual(narrow.picture.y + narrow.picture.height)
    // The breakpoint is 768 px.
    await page.setViewportSize({ width: 768, height: 800 })
    await boxesWith(page, 'karoo')
    await page.setViewportSize({ width: 767, height: 800 })
    await boxesWith(page, 'dunes')
  } finally {
    await testPage.remove()
  }
})
