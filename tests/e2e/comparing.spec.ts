import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const compare = '/vehicles/fortuner/compare'
const columns = (page: Page) => page.locator('thead th[scope=col]:visible')
const rowNames = (page: Page) => page.locator('tbody[lang=en] th[scope=row]:visible')

test('adds, replaces and removes a model, and keeps the choice in the address (V-256, V-258)', async ({
  page,
}) => {
  await page.goto(`${compare}?code=57U`, { waitUntil: 'networkidle' })
  await expect(columns(page)).toHaveCount(1)
  await expect(columns(page).first()).toContainText('Fortuner 2.8 GD-6 4x4 GR-Sport 6AT')
  await page.getByLabel('Add a model').selectOption('73S')
  await expect(columns(page)).toHaveCount(2)
  await expect(page).toHaveURL(`${compare}?code=57U,73S`)
  const names = await rowNames(page).allTextContents()
  expect(names).toContain('Torque')
  await page.getByLabel('Instead of Fortuner 2.8 GD-6 4x4 GR-Sport 6AT').selectOption('73T')
  await expect(columns(page).first()).not.toContainText('GR-Sport')
  await expect(page).toHaveURL(`${compare}?code=73T,73S`)
  await page.getByText('Only these').click()
  expect(await rowNames(page).count()).toBeLessThan(names.length)
  await page.reload()
  await expect(columns(page)).toHaveCount(2)
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await expect(columns(page)).toHaveCount(1)
  await expect(page).toHaveURL(`${compare}?code=73S`)
})

test('compares the first model alone when the code is missing or unknown (V-259)', async ({ request }) => {
  const pages = await Promise.all([compare, `${compare}?code=ZZZ`].map((path) => request.get(path)))
  for (const answer of pages) {
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html.match(/<th scope="col"/g)).toHaveLength(1)
    expect(html).toContain('Add a model')
  }
})

test('shows four models on a desktop, three on a tablet and two on a phone, with a sticky head', async ({
  page,
}) => {
  await page.goto(`${compare}?code=57U,73S,73R,73T`)
  await expect(columns(page)).toHaveCount(4)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(columns(page)).toHaveCount(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(columns(page)).toHaveCount(2)
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
  await expect(columns(page).first()).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('adds a model with a form', async ({ page }) => {
    await page.goto(`${compare}?code=57U`)
    await page.getByLabel('Add a model').selectOption('73S')
    await page.getByRole('button', { name: 'Show this model' }).last().click()
    await expect(columns(page)).toHaveCount(2)
  })
})

test('keeps the dealer in its comparison, and shows no prices where they are hidden (V-257)', async ({
  request,
}) => {
  const at = async (dealer: string) => {
    const answer = await request.get(`/dealers/${dealer}/new-vehicles/fortuner/compare?code=57U`)
    expect(answer.status()).toBe(200)
    return answer.text()
  }
  const [shown, hidden] = await Promise.all([at('marula-toyota-bryanston'), at('kokerboom-toyota-windhoek')])
  expect(shown).toMatch(/R\s1\s069\s900/)
  expect(hidden).not.toMatch(/1\s?069\s?900|106990000/)
  expect(hidden).toContain('/dealers/kokerboom-toyota-windhoek/new-vehicles/fortuner/spec-sheet?code=57U')
})

test('serves a page with the offers of a range (V-165)', async ({ request }) => {
  const offers = await request.get('/vehicles/corolla-cross/offers')
  expect(offers.status()).toBe(200)
  expect(await offers.text()).toContain('Offers on the')
})

test('returns the specification sheet of a model as PDF, and 404 for an unknown model (V-241)', async ({
  request,
}) => {
  const sheet = await request.get('/vehicles/fortuner/spec-sheet?code=57U')
  expect(sheet.status()).toBe(200)
  expect(sheet.headers()['content-type']).toBe('application/pdf')
  expect(sheet.headers()['content-disposition']).toBe('inline; filename="fortuner-57u-specification.pdf"')
  const body = await sheet.body()
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  const unknown = await request.get('/vehicles/fortuner/spec-sheet?code=ZZZ')
  expect(unknown.status()).toBe(404)
  expect(unknown.headers()['content-type']).toContain('application/problem+json')
  expect((await request.get('/vehicles/fortuner/spec-sheet?code=')).status()).toBe(400)
  expect((await request.get('/vehicles/nothing/spec-sheet?code=57U')).status()).toBe(404)
})
