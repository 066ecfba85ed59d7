import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { followsDaylight } from '#art/measures.ts'
import { daylights } from '#art/names.ts'
import { type SceneName, sceneNames } from '#features/pictures/pictures/index.ts'
import { publishPage, signIn } from '../support/editor.ts'
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
      expect(await expectReadable(banner, text, scene)).toBeGreaterThan(3)
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
          expect(await expectReadable(banner, 'light', `${scene} at ${daylight}`)).toBeGreaterThan(3)
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

/** The other bright pictures, and the page for an unknown address. */
const openings = [
  ...coreOpenings,
  '/discover/csr/junior-academy',
  '/owners/help-and-support/first-responder-manuals',
  '/no/such',
]

/** Opens a page and returns its opening, without the header and the cookie notice. */
async function openingOf(page: Page, path: string): Promise<Locator> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const refuse = page.getByRole('button', { name: 'Reject all' })
  if (await refuse.isVisible()) await refuse.click()
  await page.locator('header').evaluate((header) => {
    header.style.visibility = 'hidden'
  })
  const opening = page.locator('[data-opening]').first()
  await opening.locator('img').evaluate((picture) => (picture as HTMLImageElement).decode())
  return opening
}

/** Opens pages at a width, and expects the words of their openings to be readable. */
async function expectReadableOpenings(page: Page, width: number, paths: readonly string[]) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: width < 768 ? Math.round(width * 2.165) : 1024 })
  for (const path of paths)
    expect(await expectReadable(await openingOf(page, path), 'light', path)).toBeGreaterThan(1)
}

test('keeps the openings of four pages readable at 390 px', { tag: '@core' }, ({ page }) =>
  expectReadableOpenings(page, 390, coreOpenings),
)

for (const width of [320, 768, 1440]) {
  test(`keeps the opening of the home page readable at all times of day at ${width} px`, async ({ page }) => {
    for (const daylight of daylights) {
      await showAt(page, daylight)
      await expectReadableOpenings(page, width, ['/'])
    }
  })

  test(`keeps the openings of pages readable at ${width} px`, ({ page, tolerate }) => {
    test.setTimeout(120_000)
    tolerate(/404/)
    return expectReadableOpenings(page, width, openings)
  })
}
