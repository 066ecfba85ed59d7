import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { openPage } from '../support/representative-pages.ts'
import { addressOf, only, readPage, submissionOf, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const head = 'thead th[scope="col"]'
const tray = (page: Page) => page.getByRole('region', { name: 'Vehicles to compare' })

test('compares models of any range by plain forms, and says what it leaves out', { tag: '@core' }, async ({
  request,
}) => {
  const empty = await readPage(request, '/compare')
  const start = only(empty.document, 'main form[action="/compare"]')
  expect(start.querySelectorAll('optgroup').length).toBeGreaterThan(20)
  const one = await readPage(request, submissionOf(start, { code: '57U' }))
  const add = only(one.document, 'form:has(select[aria-label="Add a model"])')
  const two = await readPage(request, submissionOf(add, { code: '86W' }))
  expect(textsOf(two.document, `${head} a`)).toEqual([
    'Fortuner 2.8 GD-6 4x4 GR-Sport 6AT',
    expect.stringMatching(/^Vitz/),
  ])
  const rows = textsOf(two.document, 'main tbody tr')
  for (const row of [/^Estimated instalment.*p\/m.*p\/m/, /^Total cost/, /^Boot/, /^Vehicle warranty/])
    expect(rows).toContainEqual(expect.stringMatching(row))

  const many = await readPage(request, '/compare?code=57U,ZZZ,86W,57U&code=73S&code=73R&code=73T')
  expect(many.status).toBe(200)
  expect(textsOf(many.document, head)).toHaveLength(4)
  const leftOut = textOf(only(many.document, 'section[aria-label="Left out"]'))
  expect(leftOut).toMatch(/ZZZ.*chosen twice.*Not shown: Fortuner 2\.8 GD-6 48V RB VX/)

  expect(many.html).toMatch(/<link rel="canonical" href="[^"]*\/compare"/)
  expect(many.html).toMatch(/<meta name="robots" content="noindex"/)
  expect(empty.html).not.toContain('content="noindex"')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/compare</loc>')
  const inner = await request.get('/compare/57U', { maxRedirects: 0 })
  expect(inner.headers().location).toMatch(/\/compare\?code=57U$/)
})

test('leads from a comparison in a range and from ticked cards to one across ranges', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, '/vehicles/fortuner/compare?code=57U,73S')
  expect(addressOf(document, 'Compare with models of other ranges')).toBe('/compare?code=57U,73S')
  const lineUp = await readPage(request, '/vehicles')
  const form = only(lineUp.document, 'form#compare')
  const ticks = [...lineUp.document.querySelectorAll('input[type="checkbox"][form="compare"]')]
  expect(ticks).toHaveLength(25)
  const query = ticks.slice(0, 2).map((tick) => `code=${tick.getAttribute('value')}`)
  const compared = await readPage(request, `${form.getAttribute('action')}?${query.join('&')}`)
  expect(textsOf(compared.document, head)).toHaveLength(2)
})

test('stays on the pages of a dealer, and shows no prices where they are hidden', { tag: '@core' }, async ({
  request,
}) => {
  const at = (dealer: string) => readPage(request, `/dealers/${dealer}/new-vehicles/compare?code=57U,86W`)
  const [shown, hidden] = await Promise.all([at('marula-toyota-bryanston'), at('kokerboom-toyota-windhoek')])
  expect(shown.html).toMatch(/R\s1\s069\s900/)
  expect(hidden.html).not.toMatch(/1\s?069\s?900|106990000|p\/m/)
  expect(textsOf(hidden.document, head)).toHaveLength(2)
})

test('keeps ticked vehicles while filters change, compares them, and adds one from the selector', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/vehicles', { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: 'Compare Fortuner' }).check()
  await page.getByRole('checkbox', { name: 'Compare RAV4' }).check()
  await expect(tray(page).getByRole('listitem')).toHaveCount(2)
  await page.goto('/vehicles?body=cars', { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: 'Compare Vitz' }).check()
  await expect(tray(page).getByRole('listitem')).toHaveCount(3)
  await tray(page).getByRole('link', { name: 'Compare now' }).click()
  await expect(page.locator(head)).toHaveCount(3)
  await page.getByRole('button', { name: 'Add a model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a model' })
  await dialog.getByRole('searchbox').fill('hiace')
  await dialog.getByRole('link').first().click()
  await expect(page.locator(head)).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

for (const path of ['/compare', '/compare?code=57U,86W,ZZZ'])
  test(`passes the accessibility checks at ${path}`, async ({ page }) => {
    await openPage(page, path)
    await expectNoAxeViolations(page)
  })
