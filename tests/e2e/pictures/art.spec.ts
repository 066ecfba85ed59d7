import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { readPage } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

type Colour = { readonly red: number; readonly green: number; readonly blue: number }

/** Returns the mean colour of the doors of a car drawn from the side. */
async function doorColour(page: Page, drawing: Locator): Promise<Colour> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await drawing.boundingBox()) ?? {}
  const clip = { x: x + width * 0.42, y: y + height * 0.52, width: width * 0.12, height: height * 0.1 }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
  return { red, green, blue }
}

test('recolours the drawing on the page in place when a swatch is chosen (V-238)', async ({ page }) => {
  await page.goto('/vehicles/vitz', { waitUntil: 'networkidle' })
  await page.locator('#models').scrollIntoViewIfNeeded()
  const drawing = page.locator('#design [data-drawing] svg')
  await drawing.scrollIntoViewIfNeeded()
  const element = await drawing.elementHandle()
  const markup = async () => (await drawing.innerHTML()).replace(/ style="[^"]*"/g, '')
  const before = await markup()
  const paint = async (title: string) => {
    await page.locator('label', { has: page.getByRole('radio', { name: title, exact: true }) }).click()
    await page.mouse.move(0, 0)
  }

  await paint('Fire Red')
  await expect
    .poll(async () => {
      const { red, green, blue } = await doorColour(page, drawing)
      return red / Math.max(green, blue)
    })
    .toBeGreaterThan(2)

  await paint('Speedy Blue')
  await expect
    .poll(async () => {
      const { red, blue } = await doorColour(page, drawing)
      return blue / red
    })
    .toBeGreaterThan(2)

  expect(await element?.evaluate((svg) => svg.isConnected)).toBe(true)
  expect(await markup()).toBe(before)
})

test('serves every kind of drawing with a sandbox policy, and returns 400 for invalid ones', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, '/')
  const address = document.querySelector('main img')?.getAttribute('src') ?? ''
  const version = address.split('/')[2]
  const qr = Buffer.from('https://example.co.za').toString('base64url')
  for (const path of [
    'vehicle/gr86/side/a5161d/wheels-mesh/number-7/livery-1b1d21-f2f0eb/drawing.svg',
    'scene/track/card/gr86/a5161d/number-7/640.avif',
    'place/karoo/poster/320.webp',
    'circuit/kyalami/640.png',
    `qr/${qr}/drawing.svg`,
  ]) {
    const picture = await request.get(`/art/${version}/${path}`)
    expect(picture.status(), path).toBe(200)
    expect(picture.headers()['content-type']).toMatch(/^image\/(svg\+xml|avif|webp|png)$/)
    expect(picture.headers()['content-security-policy']).toContain('sandbox')
    expect(picture.headers()['cache-control']).toContain('immutable')
  }
  for (const path of [
    'vehicle/tank/side/a41e22/drawing.svg',
    'circuit/monza/640.png',
    'circuit/kyalami/4000.png',
    'qr/!/drawing.svg',
  ]) {
    const refusal = await request.get(`/art/${version}/${path}`)
    expect(refusal.status(), path).toBe(400)
    expect(refusal.headers()['content-type']).toBe('application/problem+json')
  }
})

test.describe('the catalogue of drawings', () => {
  test('shows every kind of drawing on the contact sheets, loaded lazily and hidden from search engines', async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000)
    const requestedUrls: string[] = []
    page.on('request', (pageRequest) => requestedUrls.push(pageRequest.url()))
    await page.goto('/catalogue/art', { waitUntil: 'networkidle' })
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /catalogue')
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/catalogue')

    const pictures = page.locator('main img')
    const sources = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    // Fifteen ranges in a dozen colours, from the side and from the front, and everything else.
    expect(sources.length).toBeGreaterThan(2 * 15 * 12 + 100)
    expect(requestedUrls.filter((url) => url.includes('/art/')).length).toBeLessThan(sources.length / 2)
    expect(await page.locator('main svg').count()).toBe(0)

    const kinds = new Map(sources.map((source) => [source?.split('/')[3], source]))
    expect([...kinds.keys()].sort()).toEqual([
      'alignment',
      'article',
      'boot',
      'circuit',
      'close-up',
      'cockpit',
      'helmet',
      'line-up',
      'load-bed',
      'medal',
      'merchandise',
      'monogram',
      'night-front',
      'pair',
      'place',
      'poster',
      'qr',
      'scene',
      'seats',
      'store-badge',
      'tyre-wall',
      'vehicle',
    ])
    for (const source of kinds.values()) {
      const image = page.locator(`main img[src="${source}"]`).first()
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth), { message: source ?? '' })
        .toBeGreaterThan(0)
    }
  })

  test('draws cars at one scale on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/catalogue/art')
    const widthOf = async (range: string) =>
      (await page.locator(`#ranges img[src*="/vehicle/${range}/"]`).first().boundingBox())?.width ?? 0
    // A Hilux is 5.325 m long, a Vitz 3.695 m; both drawings have 56 cm of space beside the car.
    const [hilux, vitz] = [await widthOf('hilux-double-cab'), await widthOf('vitz')]
    expect(hilux / vitz).toBeCloseTo((532.5 + 56) / (369.5 + 56), 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
