import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { daylights, followsDaylight } from '#art/scene/index.ts'
import { sceneNames } from '#features/pictures/index.ts'
import { publishPage, signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

type Line = {
  readonly size: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The lines of a banner's words, from its corner, and how large they are set. The words are then transparent. */
function linesOf(banner: Locator): Promise<Line[]> {
  return banner.evaluate((section) => {
    const corner = section.getBoundingClientRect()
    return [...section.querySelectorAll<HTMLElement>('h1, h2, p')].flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      // The text alone: what is drawn behind it stays.
      element.style.webkitTextFillColor = 'transparent'
      const lines = [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1)
      return lines.map(({ x, y, width, height }) => ({
        size,
        left: Math.round(x - corner.x),
        top: Math.round(y - corner.y),
        width: Math.round(width),
        height: Math.round(height),
      }))
    })
  })
}

const linear = (channel: number) =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

/** Contrast of white or near-black text on the pixels behind a line, the worst thirtieth of them left out. */
async function contrastBehind(picture: Buffer, { size: _, ...line }: Line, text: 'light' | 'dark') {
  const data = await sharp(picture).extract(line).removeAlpha().raw().toBuffer()
  const contrasts: number[] = []
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [...data.subarray(at, at + 3)].map(linear) as [number, number, number]
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    contrasts.push(text === 'light' ? 1.05 / (luminance + 0.05) : (luminance + 0.05) / 0.0587)
  }
  contrasts.sort((one, other) => one - other)
  return contrasts[Math.floor(contrasts.length / 30)] ?? 0
}

/** Expects every line of a banner to have enough contrast; returns how many there are. */
async function expectReadable(banner: Locator, text: 'light' | 'dark', name: string): Promise<number> {
  const lines = await linesOf(banner)
  const picture = await banner.screenshot()
  for (const line of lines) {
    const least = line.size >= 24 ? 3 : 4.5
    const where = `${name}, ${line.size} px at ${line.top}`
    expect.soft(await contrastBehind(picture, line, text), where).toBeGreaterThan(least)
  }
  return lines.length
}

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

/** Pictures are scaled between these; the openings of pages, which have compositions of their own, at 768 px too. */
const extremeWidths = [320, 1440] as const

for (const text of ['light', 'dark'] as const) {
  for (const width of extremeWidths) {
    test(`keeps ${text} banner text readable in front of every scene at ${width} px`, async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signIn(request)
      const { docs } = await (await request.get('/api/colours?limit=1&depth=0')).json()
      const layout = sceneNames.map((scene, index) => ({
        ...bannerAt(index),
        textTheme: text,
        picture: { source: 'illustration', vehicle: 'fortuner', colour: docs[0].id, scene },
      }))
      const made = await publishPage(request, `/journey-contrast-${text}-${width}`, { layout })
      try {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(made.path)
        await decodePictures(page)
        for (const [nth, scene] of sceneNames.entries()) {
          const banner = page.locator('[data-block="heroBanner"] > section').nth(nth)
          expect(await expectReadable(banner, text, scene)).toBeGreaterThan(3)
        }
      } finally {
        await made.remove()
      }
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

/** One page of each kind of opening, and those whose pictures are the brightest. */
const openings = [
  '/',
  '/vehicles/fortuner',
  '/gr',
  '/discover/community/mobility-for-all',
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

for (const width of [320, 768, 1440]) {
  const height = width < 768 ? Math.round(width * 2.165) : 1024

  test(`keeps the opening of the home page readable at all times of day at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    for (const daylight of daylights) {
      await showAt(page, daylight)
      expect(await expectReadable(await openingOf(page, '/'), 'light', daylight)).toBeGreaterThan(1)
    }
  })

  test(`keeps the openings of pages readable at ${width} px`, async ({ page, tolerate }) => {
    test.setTimeout(120_000)
    tolerate(/404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    for (const path of openings)
      expect(await expectReadable(await openingOf(page, path), 'light', path)).toBeGreaterThan(1)
  })
}
