import { expect, test } from '../support/test.ts'

const address = '/catalogue/blocks/relatedVehicles'
const ranges = ['fortuner', 'corolla-cross'].map((slug) => ({
  slug,
  name: slug,
  href: `/vehicles/${slug}`,
  price: null,
  picture: null,
  hero: null,
}))

test('shows four placeholders while loading, an error on failure, and the result of a retry (C-152, C-389, C-390)', async ({
  page,
  tolerate,
}) => {
  tolerate(/503/)
  let mode: 'pending' | 'failed' | 'ready' = 'pending'
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/sections/relatedVehicles?*', async (route) => {
    if (mode === 'pending') await released
    if (mode === 'ready') return route.fulfill({ json: { state: 'ready', data: ranges } })
    return route.fulfill({ status: 503, json: { state: 'failed' } })
  })
  await page.goto(address)
  const section = page.locator('[data-example="When the service fails"]')
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('[data-placeholder]')).toHaveCount(4)

  mode = 'failed'
  release()
  await expect(section.getByText('This part of the page could not be loaded.')).toBeVisible()
  await expect(section.locator('[data-placeholder]')).toHaveCount(0)

  mode = 'ready'
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByRole('link', { name: 'Experience fortuner' })).toHaveAttribute(
    'href',
    '/vehicles/fortuner',
  )
  await expect(section.getByRole('listitem')).toHaveCount(2)
})

test('falls back to the page picture when the car picture fails, and tries no third (C-397)', async ({
  page,
  tolerate,
}) => {
  // These addresses of drawings are invalid.
  tolerate(/400/)
  const missing = (name: string) => `/art/none/${name}.svg`
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  const [first, second] = ranges.map((range) => ({
    ...range,
    picture: { src: missing(range.slug), width: 400, height: 200 },
  }))
  await page.route('**/sections/relatedVehicles?*', (route) =>
    route.fulfill({
      json: {
        state: 'ready',
        data: [
          { ...first, hero: '/icon.svg' },
          { ...second, hero: missing('hero') },
        ],
      },
    }),
  )
  await page.goto(address)
  const section = page.locator('[data-example="When the service fails"]')
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('listitem').first().locator('img')).toHaveAttribute('src', '/icon.svg')
  await expect(section.getByRole('listitem').nth(1).locator('img')).toHaveAttribute('src', missing('hero'))
  await page.waitForLoadState('networkidle')
  expect(requestedPaths.filter((path) => path.startsWith('/art/none')).sort()).toEqual(
    [missing('corolla-cross'), missing('fortuner'), missing('hero')].sort(),
  )
})

test('links a card to the page of its vehicle (C-147)', async ({ page }) => {
  await page.goto(address)
  const card = page.getByRole('link', { name: 'Experience Hilux Double Cab' }).first()
  await expect(card).toHaveAttribute('href', '/vehicles/hilux-double-cab')
  await card.click()
  await expect(page).toHaveURL(/\/vehicles\/hilux-double-cab$/)
})

test('returns 200 for a known section, 404 for an unknown one and 400 for an invalid query', async ({
  request,
}) => {
  const known = await request.get('/sections/relatedVehicles?page=/vehicles/hilux-double-cab&lang=en')
  expect(known.status()).toBe(200)
  expect(known.headers()['cache-control']).toBe('no-store')
  expect(await known.json()).toMatchObject({ state: expect.stringMatching(/ready|empty/) })
  expect((await request.get('/sections/nothing?page=/&lang=en')).status()).toBe(404)
  for (const query of ['', '?page=/&lang=xx', '?page=nowhere&lang=en', '?page=/%00&lang=en'])
    expect((await request.get(`/sections/relatedVehicles${query}`)).status()).toBe(400)
})
