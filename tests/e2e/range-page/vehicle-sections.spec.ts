import { readPage, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test('shows related vehicles in the same order in the served HTML and in the browser (C-150)', async ({
  page,
  request,
}) => {
  const related = page.getByRole('region', { name: 'Related Vehicles' })
  const html = await (await request.get('/vehicles/fortuner')).text()
  await page.goto('/vehicles/fortuner', { waitUntil: 'networkidle' })
  const hrefs = await related
    .getByRole('link', { name: /^Experience/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(2)
  const served = [
    ...html.slice(html.indexOf('Related Vehicles')).matchAll(/href="(\/vehicles\/[a-z0-9-]+)"/g),
  ]
    .map(([, href]) => href ?? '')
    .filter((href) => hrefs.includes(href))
  expect([...new Set(served)]).toEqual(hrefs)
})

test('places the insurance banner beside its picture on a desktop, and below it on a phone (V-169, V-170)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/vehicles/fortuner')
  const banner = page.getByRole('region', { name: 'No one loves your new car like we do.' })
  const boxes = async () => {
    const [heading, picture] = [banner.getByRole('heading'), banner.locator('img')]
    await banner.scrollIntoViewIfNeeded()
    return { heading: await heading.boundingBox(), picture: await picture.boundingBox() }
  }
  const wide = await boxes()
  expect(wide.picture?.x).toBeGreaterThan((wide.heading?.x ?? 0) + (wide.heading?.width ?? 0))
  await page.setViewportSize({ width: 375, height: 800 })
  const narrow = await boxes()
  expect(narrow.heading?.y).toBeGreaterThan((narrow.picture?.y ?? 0) + (narrow.picture?.height ?? 0))
  await banner.getByRole('link', { name: 'Protect my Car' }).click()
  await expect(page).toHaveURL(/\/payment-options\/insurance\/my-toyota-insurance$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('loads the benefits of another model by its code without a page change (C-132, C-137, C-374)', async ({
  page,
}) => {
  await page.goto('/vehicles/hiace?model=N36', { waitUntil: 'networkidle' })
  const benefits = page.getByRole('region', { name: 'Owner benefits' })
  await expect(benefits).toContainText('6 services / 60 000 km')
  const benefitsRequest = page.waitForRequest(/\/sections\/ownerBenefits\?.*codes=[0-9A-Z]{3}$/)
  await page.getByRole('tab', { name: 'SLWB' }).click()
  await benefitsRequest
  await expect(benefits).toContainText('9 services / 90 000 km')
})

test('translates benefits and related vehicles on Hilux pages (C-133, C-134, C-135, C-136, C-146, V-018)', {
  tag: '@core',
}, async ({ request }) => {
  for (const { cookie, benefits, related } of [
    { cookie: 'language=af', benefits: 'Eienaarsvoordele', related: 'Verwante Voertuie' },
    { cookie: 'language=zulu', benefits: 'Izinzuzo zomnikazi', related: 'Izimoto Ezihlobene' },
  ]) {
    for (const cab of ['single', 'xtra', 'double']) {
      const { document } = await readPage(request, `/vehicles/hilux-${cab}-cab`, cookie)
      const headings = textsOf(document, 'h2')
      expect(headings).toContain(benefits)
      // There is no other range with an extra cab.
      expect(headings.includes(related), `${cab} ${cookie}`).toBe(cab !== 'xtra')
    }
  }
  const untranslated = await readPage(request, '/vehicles/corolla-cross', 'language=af')
  expect(textsOf(untranslated.document, 'h2')).toEqual(
    expect.arrayContaining(['Owner benefits', 'Related Vehicles']),
  )
})

test('keeps related vehicles inside the margins on a phone', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/vehicles/fortuner', { waitUntil: 'networkidle' })
  const list = page.locator('ul', { has: page.getByRole('link', { name: 'Experience Land Cruiser 76' }) })
  const edges = await list.evaluate((ul) => ({
    end: ul.getBoundingClientRect().right,
    cards: [...ul.querySelectorAll('li > *')].map((part) => part.getBoundingClientRect().right),
  }))
  expect(edges.cards.length).toBeGreaterThan(3)
  for (const right of edges.cards) expect(right).toBeLessThanOrEqual(edges.end + 0.5)
})
