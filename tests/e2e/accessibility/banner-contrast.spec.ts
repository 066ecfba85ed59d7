import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { followsDaylight } from '#art/measures.ts'
import { daylights } from '#art/names.ts'
import { type SceneName, sceneNames } from '#features/pictures/pictures/index.ts'
import { publishPage, signIn } from '../support/editor.ts'
import { samplePages } from '../support/sample-pages.ts'
import { expect, test } from '../support/test.ts'
import { expectReadable } from '../support/text-contrast.ts'

/** A banner with long texts; every second one is small. */
const bannerAt = (index: number) => ({
  blockType: 'heroBanner',
  height: index % 2 === 0 ? 'large' : 'small',
  title: 'Where the tar ends.',
  subtitle: 'It carries seven past the last petrol station, and back.',
  description: 'Low range, a locking differential and a tank for nine hundred kilometres.',
})

/** Loads every picture of a page, also those outside the window. */
const decodePictures = (page: Page) =>
  page.locator('main img').evaluateAll((pictures) =>
    Promise.all(
      pictures.map((picture) => {
        ;(picture as HTMLImageElement).loading = 'eager'
        return (picture as HTMLImageElement).decode()
      }),
    ),
  )

/** The brightest landscape, the brightest studio, and two with much detail behind the text. */
const coreScenes = ['dunes', 'garden-route', 'studio-light', 'track'] satisfies SceneName[]

/** Pictures are scaled between these; the openings of pages, which have compositions of their own, at 768 px too. */
const extremeWidths = [320, 1440] as const

/** Publishes a page with a banner in front of each scene, and expects their words to be readable. */
async function expectReadableScenes(
  { page, request }: { page: Page; request: APIRequestContext },
  { text, width, scenes }: { text: 'light' | 'dark'; width: number; scenes: readonly SceneName[] },
) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(request)
  const { docs } = await (await request.get('/api/colours?limit=1&depth=0')).json()
  const layout = scenes.map((scene, index) => ({
    ...bannerAt(index),
    textTheme: text,
    picture: { source: 'illustration', vehicle: 'fortuner', colour: docs[0].id, scene },
  }))
  const made = await publishPage(request, `/journey-contrast-${text}-${width}`, { layout })
  try {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(made.path)
    await decodePictures(page)
    for (const [nth, scene] of scenes.entries()) {
      const banner = page.locator('[data-block="heroBanner"] > section').nth(nth)
      expect(await expectReadable(banner, `${scene}, ${text}`)).toBeGreaterThan(3)
    }
  } finally {
    await made.remove()
  }
}

test('keeps light banner text readable in front of four scenes at 390 px', ({ page, request }) =>
  expectReadableScenes({ page, request }, { text: 'light', width: 390, scenes: coreScenes }))

for (const text of ['light', 'dark'] as const) {
  for (const width of extremeWidths) {
    test(`keeps ${text} banner text readable in front of every scene at ${width} px`, ({ page, request }) => {
      test.setTimeout(120_000)
      return expectReadableScenes({ page, request }, { text, width, scenes: sceneNames })
    })
  }
}

/** Replaces the part of the day in the addresses of drawings, because the clock of the server is fixed. */
async function showAt(page: Page, daylight: string) {
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/daylight-day/**', (route) =>
    route.continue({ url: route.request().url().replace('/daylight-day/', `/daylight-${daylight}/`) }),
  )
}

for (const width of extremeWidths) {
  test(`keeps banner text readable in front of every landscape at all times of day at ${width} px`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(request)
    const { docs } = await (await request.get('/api/colours?limit=1&depth=0')).json()
    const landscapes = sceneNames.filter(followsDaylight)
    const layout = landscapes.map((scene, index) => ({
      ...bannerAt(index),
      picture: { source: 'illustration', vehicle: 'fortuner', colour: docs[0].id, scene },
      followsDaylight: true,
    }))
    const made = await publishPage(request, `/journey-daylight-${width}`, { layout })
    try {
      await page.setViewportSize({ width, height: 900 })
      for (const daylight of daylights) {
        await showAt(page, daylight)
        await page.goto(made.path)
        await decodePictures(page)
        for (const [nth, scene] of landscapes.entries()) {
          const banner = page.locator('[data-block="heroBanner"] > section').nth(nth)
          await expect(banner.locator('img')).toHaveAttribute('src', /\/daylight-day\//)
          expect(await expectReadable(banner, `${scene} at ${daylight}`)).toBeGreaterThan(3)
        }
      }
    } finally {
      await made.remove()
    }
  })
}

test('ends banner text above the vehicle of a portrait picture, at each banner height', async ({
  page,
  request,
}) => {
  await signIn(request)
  const { docs } = await (await request.get('/api/colours?limit=1&depth=0')).json()
  const layout = ['small', 'large', 'small'].map((height) => ({
    blockType: 'heroBanner',
    title: 'Where the tar ends.',
    subtitle: 'It carries seven past the last petrol station, and back.',
    height,
    picture: { source: 'illustration', vehicle: 'fortuner', colour: docs[0].id, scene: 'karoo' },
  }))
  const made = await publishPage(request, '/journey-portrait-banners', { layout })
  try {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(made.path)
      const room = await page.locator('[data-block="heroBanner"] > section').evaluateAll((banners) =>
        banners.map((banner) => {
          const words = [...banner.querySelectorAll('h1, h2, p')].map(
            (part) => part.getBoundingClientRect().bottom,
          )
          return banner.getBoundingClientRect().bottom - Math.max(...words)
        }),
      )
      expect(room).toHaveLength(3)
      // The portrait composition's vehicle stands in the lowest 60 % of the picture's width.
      for (const left of room) expect(left).toBeGreaterThanOrEqual(0.6 * width - 1)
    }
  } finally {
    await made.remove()
  }
})

/** One page of each kind of opening, with the brightest picture. */
const coreOpenings = ['/', '/vehicles/fortuner', '/gr', '/discover/community/mobility-for-all']

/** Waits for the picture that an opening shows at the width of the window. */
const showPicture = (opening: Locator) =>
  opening.locator('img').evaluateAll(async ([picture]) => {
    const image = picture as HTMLImageElement
    const frame = () => new Promise(requestAnimationFrame)
    // The browser chooses among the sources in the frame after a change of the width.
    await frame()
    await frame()
    while (!image.complete) await frame()
    await image.decode()
  })

/** Opens a page, and expects the words of its opening, and those of the header on it, to be readable at these widths. */
async function expectReadableOpening(page: Page, path: string, widths: readonly number[]) {
  await page.goto(path, { waitUntil: 'networkidle' })
  const refuse = page.getByRole('button', { name: 'Reject all' })
  if (await refuse.isVisible()) await refuse.click()
  const opening = page.locator('[data-opening]').first()
  const header = page.locator('body > div > header')
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? Math.round(width * 2.165) : 1024 })
    await showPicture(opening)
    const where = `${path} at ${width} px`
    expect(await expectReadable(header, `${where}, header`), where).toBeGreaterThan(0)
    // The header lies on the opening.
    await header.evaluate((bar) => bar.style.setProperty('visibility', 'hidden'))
    expect(await expectReadable(opening, where), where).toBeGreaterThan(1)
    await header.evaluate((bar) => bar.style.removeProperty('visibility'))
  }
}

test('keeps the openings of four pages, and the header on them, readable at 390 and 1440 px', {
  tag: '@core',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of coreOpenings) await expectReadableOpening(page, path, [390, 1440])
})

for (const width of [320, 768, 1440]) {
  test(`keeps the opening of the home page readable at all times of day at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const daylight of daylights) {
      await showAt(page, daylight)
      await expectReadableOpening(page, '/', [width])
    }
  })
}

/** Every kind of page that begins with a picture, in parts that run side by side. */
const parts = 4

for (let part = 0; part < parts; part += 1) {
  test(`keeps every opening of the site, and the header on it, readable at four widths, part ${part + 1} of ${parts}`, async ({
    page,
    crawled,
  }) => {
    const openings = samplePages(
      crawled.pages.filter(({ html }) => html.includes('data-opening=')),
      'odd',
    ).filter((_, index) => index % parts === part)
    expect(openings.length).toBeGreaterThan(8)
    test.setTimeout(60_000 + openings.length * 20_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { url } of openings)
      await expectReadableOpening(page, new URL(url).pathname, [320, 390, 768, 1440])
  })
}

test('keeps the opening of the page for an unknown address readable at 390 and 1440 px', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectReadableOpening(page, '/no/such', [390, 1440])
})
