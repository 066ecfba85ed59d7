import { finder } from '../support/dealer-list.ts'
import { freePort, startSite } from '../support/site.ts'
import { test as base, expect } from '../support/test.ts'

const tileServer = 'https://tiles.example.co.za'

/** A site whose operator configured map tiles. */
const test = base.extend<object, { readonly tiledSite: string }>({
  tiledSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern, here without fixtures
    async ({}, use) => {
      const env = { MAP_TILES_URL: `${tileServer}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: '© The surveyors' }
      const site = await startSite({ port: await freePort(), env })
      await use(site.url)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe.configure({ mode: 'default' })

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256"/></svg>'

test('shows the listed dealers on tiles, in step with the list, with the origin of the tiles', async ({
  page,
  tiledSite,
}) => {
  await page.route(`${tileServer}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: tile }))
  await page.goto(`${tiledSite}/dealers`)
  const map = page.locator('#dealer-map')
  await expect(map.getByText('© The surveyors')).toBeVisible()
  await expect(map.locator('svg[role="group"]')).toBeHidden()
  const name = 'Algoa Breeze Toyota Gqeberha'
  await map.getByRole('button', { name }).focus()
  await expect(finder(page).cards.filter({ hasText: name })).toHaveAttribute('data-active', 'true')
  await expect(map.getByRole('link', { name: /^Directions/ })).toBeVisible()
  await finder(page).search.fill('Musina')
  await expect(map.getByRole('button', { name: 'Border Baobab Toyota Musina' })).toBeVisible()
  await expect(map.getByRole('button', { name })).toHaveCount(0)
})

test('keeps the tiles when one of them is missing, and the place of the map while dealers are pointed at', async ({
  page,
  tiledSite,
  tolerate,
}) => {
  tolerate(/404|Failed to load resource/)
  let isFirst = true
  await page.route(`${tileServer}/**`, (route) => {
    const status = isFirst ? 404 : 200
    isFirst = false
    return route.fulfill({ status, contentType: 'image/svg+xml', body: tile })
  })
  await page.goto(`${tiledSite}/dealers`)
  await finder(page).search.fill('Gauteng')
  await expect(page.locator('.leaflet-container')).toBeVisible()
  const name = 'Barrage View Toyota Vereeniging'
  const card = finder(page).cards.filter({ hasText: name })
  const pin = page.locator('#dealer-map').getByRole('button', { name })
  await pin.focus()
  await expect(card).toHaveAttribute('data-active', 'true')
  await expect(pin).toBeFocused()
  await expect(pin).toHaveAttribute('data-active')
})

test('draws the listed dealers while the tiles give no answer', async ({ page, tiledSite, tolerate }) => {
  tolerate(/tiles\.example\.co\.za/)
  await page.route(`${tileServer}/**`, () => {})
  await page.goto(`${tiledSite}/dealers`)
  await finder(page).search.fill('Musina')
  await expect(finder(page).cards).toHaveText([/Border Baobab Toyota Musina/])
  await expect(finder(page).markers).toHaveCount(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('keeps the drawn map when the tiles cannot be loaded', async ({ page, tiledSite, tolerate }) => {
  tolerate(/tiles\.example\.co\.za|Failed to load resource/)
  await page.route(`${tileServer}/**`, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(tileServer))
  await page.goto(`${tiledSite}/dealers/gauteng`)
  await failed
  await expect(page.locator('#dealer-map svg[role="group"]')).toBeVisible()
  await expect(page.locator('.leaflet-container')).toHaveCount(0)
  await expect(finder(page).markers).toHaveCount(await finder(page).cards.count())
  await finder(page).search.fill('Benoni')
  await expect(finder(page).markers).toHaveCount(await finder(page).cards.count())
})
