import type { Page } from '@playwright/test'
import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const example = (page: Page, name: string) => page.locator(`[data-example="${name}"]`)

test('shows eight models in eight positions on a phone, and in two on a desktop (V-172, V-173, V-174)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/catalogue/blocks/modelLineUp', { waitUntil: 'networkidle' })
  const carousel = example(page, 'Eight models in a carousel')
  const bars = carousel.locator('[data-bullet]')
  await expect(bars).toHaveCount(2)
  await expect(bars.first()).toHaveAttribute('aria-current', 'true')
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(bars.last()).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByRole('link', { name: /^Experience/ }).last()).toBeInViewport()
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expect(bars.first()).toHaveAttribute('aria-current', 'true')

  await page.setViewportSize({ width: 375, height: 800 })
  await expect(bars.first()).toHaveAttribute('aria-label', 'Slide 1 of 8')
})

test('shows Loading vehicles until the cards arrive (V-175)', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/sections/modelLineUp?*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/catalogue/blocks/modelLineUp')
  const section = example(page, 'When the service fails')
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText('Loading vehicles').last()).toBeVisible()
  release()
  await expect(section.getByRole('link', { name: /^Experience/ })).toHaveCount(2)
  await expect(section.getByText('Loading vehicles')).toHaveCount(0)
})

test('shows six ranges and advances after five to six seconds, unless hovered or paused (C-138, C-139, V-166)', async ({
  page,
}) => {
  await page.clock.install({ time: PINNED_CLOCK })
  await page.goto('/catalogue/blocks/rangeCarousel', { waitUntil: 'networkidle' })
  const carousel = example(page, 'The first six ranges')
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(6)
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible()
  const current = carousel.locator('[data-bullet][aria-current="true"]')
  const slide = carousel.locator('[aria-roledescription="slide"]').first()
  // Leaves the browser time for work that its timers do not drive.
  const advance = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds)
    await page.waitForTimeout(100)
  }
  const name = async () => (await current.getAttribute('aria-label')) ?? ''

  // The hovered carousel does not move. From here on only `advance` moves the clock.
  await slide.hover()
  await page.clock.pauseAt(new Date(Date.parse(PINNED_CLOCK) + 600_000))
  const first = await name()
  await advance(20_000)
  expect(await name()).toBe(first)

  await page.mouse.move(0, 0)
  await advance(4_900)
  expect(await name()).toBe(first)
  await advance(1_100)
  await expect.poll(name).not.toBe(first)
  const second = await name()
  await advance(3_900)
  expect(await name()).toBe(second)
  await advance(1_100)
  await expect.poll(name).not.toBe(second)

  await carousel.getByRole('button', { name: 'Pause' }).click()
  const third = await name()
  await page.mouse.move(0, 0)
  await advance(20_000)
  expect(await name()).toBe(third)
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
})

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

test('aligns the cars of a row, and keeps the name and tagline of the last one together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/vehicles')
  const cards = await page.locator('main section li:has(h3)').evaluateAll((items) =>
    items.map((item) => ({
      row: Math.round(item.getBoundingClientRect().top),
      picture: Math.round(item.firstElementChild?.getBoundingClientRect().top ?? 0),
    })),
  )
  expect(cards.length).toBeGreaterThan(20)
  for (const { row, picture } of cards) expect(picture).toBe(row)
  const last = page.locator('main section li:has(h3)').last()
  const name = await last.locator('h3').boundingBox()
  const tagline = await last.locator('h3 + p').boundingBox()
  expect((tagline?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeLessThan(16)
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

test('shows the Vitz offer, with terms and disclaimer that open independently (C-170, C-172, C-173, C-175)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, '/vehicles/vitz')
  const panel = only(document, 'section:has(details[id^="offer-"])')
  expect(textOf(panel.querySelector('h2'))).toBe('Value Added Offer')
  expect(textOf(panel)).toContain('12 months complimentary insurance')
  expect(textOf(panel)).not.toContain('excess reducer')
  const foldings = [...panel.querySelectorAll('details')]
  expect(foldings.map((folding) => textOf(folding.querySelector('summary')))).toEqual([
    'Terms & Conditions',
    'Disclaimer',
  ])
  expect(textOf(foldings[0])).toContain('Every new Vitz bought from')
  expect(textOf(foldings[1])).toContain('Cover is subject to acceptance')
  // A browser closes an element with the same name when one opens.
  for (const folding of foldings) {
    expect(folding.hasAttribute('open')).toBe(false)
    expect(folding.hasAttribute('name')).toBe(false)
  }
})

test('links from related vehicles, insurance and the line-up to their pages, and sorts the grid by price (C-153, C-177, V-176, V-179, V-180)', {
  tag: '@core',
}, async ({ request }) => {
  const mainOf = async (path: string) => {
    const { status, document } = await readPage(request, path)
    expect(status, path).toBe(200)
    return only(document, 'main')
  }
  expect(addressOf(await mainOf('/vehicles/fortuner'), 'Browse full range')).toBe('/vehicles')

  const insurance = await mainOf('/payment-options/insurance')
  for (const vehicle of ['vitz', 'fortuner'])
    expect(addressOf(insurance, new RegExp(`^See the ${vehicle}$`, 'i'))).toBe(`/vehicles/${vehicle}`)

  expect(addressOf(await mainOf('/gr'), 'View All Models')).toBe('/gr/models')
  await mainOf('/gr/models')

  const sections = [...(await mainOf('/')).querySelectorAll('section')]
  const prices = sections
    .filter((section) => textOf(section.querySelector('h2')) === 'Explore Our Vehicles')
    .flatMap((section) => textsOf(section, 'p.figures'))
    .map((price) => Number(price.replace(/\D/g, '')))
  expect(prices).toHaveLength(4)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('leads from Find a Dealer on a vehicle page to the finder (C-174, C-330)', { tag: '@core' }, async ({
  request,
}) => {
  const page = await readPage(request, '/vehicles/fortuner')
  const address = addressOf(only(page.document, 'main'), 'Find a Dealer')
  expect(address).toBe('/dealers')
  const finder = await readPage(request, address)
  const field = only(finder.document, 'main input[type="search"]')
  expect(textOf(only(finder.document, `label[for="${field.id}"]`))).toBe('Dealer or place')
})
