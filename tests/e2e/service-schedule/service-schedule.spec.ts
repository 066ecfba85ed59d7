import { expectNoAxeViolations } from '../support/axe.ts'
import { searchAddress } from '../support/plain-search.ts'
import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const path = '/owners/service-schedule'

test.describe('without JavaScript', () => {
  test('leads from a range to a model, its first service and another one (V-110 to V-119)', async ({
    request,
  }) => {
    const start = await readPage(request, path)
    expect(textOf(only(start.document, 'h1'))).toBe('Check Your Service Schedule')
    const ofRange = searchAddress(start.document, 'Show', { range: ['fortuner'] })
    expect(ofRange).toBe(`${path}?range=fortuner`)
    const range = await readPage(request, ofRange)
    const ofModel = searchAddress(range.document, 'Show', { model: ['57U'] })
    const model = await readPage(request, ofModel)
    expect(textsOf(model.document, '[data-service-card] dd')[3]).toBe('10000')
    const ofService = searchAddress(model.document, 'Show', { km: ['40000'] })
    const service = await readPage(request, ofService)
    expect(textsOf(service.document, '[data-work=replace] li').join(' ')).toContain('Brake fluid')
    expect(textsOf(model.document, '[data-work=replace] li').join(' ')).not.toContain('Brake fluid')
    expect(addressOf(service.document, 'Clear All')).toBe(path)
  })

  test('shows a model by its code alone, so that pages can link to it', async ({ request }) => {
    const { document } = await readPage(request, `${path}?model=57U`)
    const chosen = only(document, 'select[name=range] option[selected]')
    expect(chosen.getAttribute('value')).toBe('fortuner')
    expect(textsOf(document, '[data-work=replace] li').join(' ')).toContain('Engine oil filter')
  })
})

test('is a choice of range, model and interval, and a table with tabs (V-002, V-115 to V-129)', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/owners', { waitUntil: 'networkidle' })
  await page.locator('main').getByRole('link', { name: 'See what is done at each' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Service Schedule' })).toBeVisible()
  await page.getByLabel('Vehicle Range').selectOption('fortuner')
  await page.getByLabel('Vehicle Model').selectOption('57U')
  await expect(page.getByLabel('Service Interval (km)')).toHaveValue('10000')
  await expect(page.getByRole('heading', { name: 'Your Service Interval Items' })).toBeVisible()
  const rows = page.getByRole('tabpanel').locator('tbody tr')
  await expect(rows).toHaveCount(10)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Show More' }).click()
  expect(await rows.count()).toBeGreaterThan(10)
  await page.getByRole('tab', { name: '4. Replace' }).click()
  await page.getByLabel('Search Part').fill('OIL FILTER')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('OF-28D')
  await expect(page).toHaveURL(/\?range=fortuner&model=57U$/)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('Vehicle Model')).toHaveValue('57U')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByLabel('Vehicle Model')).toHaveValue('')
  await expect(rows).toHaveCount(0)
})

test('keeps the choice and offers a retry when the service fails (V-339)', async ({ page, tolerate }) => {
  tolerate(/503/)
  await page.goto(`${path}?model=57U`, { waitUntil: 'networkidle' })
  await page.route('**/sections/service-schedule?model=57U&km=20000', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  )
  await page.getByLabel('Service Interval (km)').selectOption('20000')
  const status = page.locator('[data-block=serviceSchedule]')
  await expect(status).toContainText('The service data could not be loaded.')
  await expect(status).not.toContainText('No items')
  await page.unroute('**/sections/service-schedule?model=57U&km=20000')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('tabpanel').locator('tbody tr').first()).toBeVisible()
  await expect(page.getByLabel('Service Interval (km)')).toHaveValue('20000')
})

test('is a list on narrow screens, up to 767 px (V-130, V-131, V-346)', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await page.goto(`${path}?model=57U`, { waitUntil: 'networkidle' })
  const sections = page.locator('[data-work]')
  await expect(sections.filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('tablist')).toBeHidden()
  const more = page.getByRole('button', { name: 'Show More' }).filter({ visible: true })
  for (const count of [2, 3, 4]) {
    await more.click()
    await expect(sections.filter({ visible: true })).toHaveCount(count)
  }
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByRole('tablist')).toBeVisible()
  await expect(sections.filter({ visible: true })).toHaveCount(0)
})

test('prints every part of the service', async ({ page }) => {
  await page.goto(`${path}?model=57U`, { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-work]').filter({ visible: true })).toHaveCount(4)
  const parts = page.locator('[data-work] li')
  await expect(parts.filter({ visible: true })).toHaveCount(await parts.count())
  await expect(page.getByLabel('Search Part')).toBeHidden()
})

test('is accessible with a chosen service', async ({ page }) => {
  await page.goto(`${path}?model=57U`, { waitUntil: 'networkidle' })
  await expectNoAxeViolations(page)
})
