import { addressOf, only, readPage } from '../support/served-page.ts'
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

test('links a card to the page of its vehicle (C-147)', { tag: '@core' }, async ({ request }) => {
  const { document } = await readPage(request, '/vehicles/fortuner')
  expect(addressOf(only(document, 'main'), 'Experience Land Cruiser 76')).toBe('/vehicles/land-cruiser-76')
  expect((await request.get('/vehicles/land-cruiser-76')).status()).toBe(200)
})

test('returns 200 for a known section, 404 for an unknown one and 400 for an invalid query', {
  tag: '@core',
}, async ({ request }) => {
  const known = await request.get('/sections/relatedVehicles?page=/vehicles/hilux-double-cab&lang=en')
  expect(known.status()).toBe(200)
  expect(known.headers()['cache-control']).toBe('no-store')
  expect(await known.json()).toMatchObject({ state: expect.stringMatching(/ready|empty/) })
  expect((await request.get('/sections/nothing?page=/&lang=en')).status()).toBe(404)
  for (const query of ['', '?page=/&lang=xx', '?page=nowhere&lang=en', '?page=/%00&lang=en'])
    expect((await request.get(`/sections/relatedVehicles${query}`)).status()).toBe(400)
})
