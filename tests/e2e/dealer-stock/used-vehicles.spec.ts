import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { layoutShifts } from '../support/layout-shift.ts'
import { searchAddress } from '../support/plain-search.ts'
import { openPage } from '../support/representative-pages.ts'
import { only, readPage, type ServedPage, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const path = '/dealers/marula-toyota-bryanston/pre-owned'

const listing = (page: Page) => ({
  cards: page.locator('main ul > li > article'),
  status: page.getByRole('status').filter({ hasText: /vehicle/ }),
  sort: page.getByLabel('Sort by'),
  pages: page.getByRole('navigation', { name: 'Pages of vehicles' }),
  chips: page.getByRole('list', { name: 'Active filters' }),
  option: (name: RegExp) => page.getByRole('checkbox', { name }),
})

test('filters at once, and goes back exactly (D-212, D-213, D-215 to D-218, D-224 to D-227)', {
  tag: '@core',
}, async ({ page }) => {
  await openPage(page, path)
  const { chips, option, sort, status } = listing(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marula Toyota Bryanston Automark')
  await expect(sort.locator('option')).toHaveCount(9)
  for (const [name, expanded] of [
    ['Make', 'false'],
    ['Range', 'false'],
    ['Body Type', 'false'],
    ['Fuel Type', 'true'],
    ['Transmission Type', 'true'],
    ['Colour', 'true'],
  ] as const) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-expanded', expanded)
  }
  const make = page.getByRole('button', { name: 'Make', exact: true })
  for (const [expanded, visible] of [
    ['true', true],
    ['false', false],
  ] as const) {
    await make.click()
    await expect(make).toHaveAttribute('aria-expanded', expanded)
    await expect(option(/^Toyota \(/)).toBeVisible({ visible })
  }
  await expect(chips).toHaveCount(0)
  const before = await status.textContent()
  await option(/^White \(/).check()
  await expect(page).toHaveURL(`${path}?colour=white`)
  await expect(chips.getByRole('link', { name: 'Remove White' })).toBeVisible()
  await expect(status).not.toHaveText(before ?? '')
  await option(/^Silver\/Grey \(/).check()
  await expect(option(/^White \(/)).toBeChecked()
  await expect(chips.getByRole('link', { name: /^Remove / })).toHaveCount(2)
  await chips.getByRole('link', { name: 'Remove Silver/Grey' }).click()
  await expect(option(/^Silver\/Grey \(/)).not.toBeChecked()
  await expect(page).toHaveURL(`${path}?colour=white`)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(status).toHaveText(before ?? '')
  await expect(option(/^White \(/)).not.toBeChecked()
  await page.goForward()
  await chips.getByRole('link', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(path)
  await expect(status).toBeFocused()
})

test('turns pages to the top of the page (D-228, D-233, D-413)', async ({ page }) => {
  await openPage(page, path)
  const { cards, pages } = listing(page)
  await expect(cards).toHaveCount(12)
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(`${path}?page=2`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')
})

test('has the filters in a drawer at 375 px (D-214)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openPage(page, path)
  const { option } = listing(page)
  const white = option(/^White \(/)
  await expect(white).toBeHidden()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Close filters' })).toBeFocused()
  await white.check()
  await page.getByRole('button', { name: /^Show \d+ vehicles?$/ }).click()
  await expect(white).toBeHidden()
  await expect(page).toHaveURL(`${path}?colour=white`)
})

test('shows the vehicles and dealers of the group for any group parameter (D-074, D-083, D-088)', {
  tag: '@core',
}, async ({ request }) => {
  const firstCard = ({ document }: ServedPage) => textsOf(document, 'main ul > li > article')[0]
  const own = await readPage(request, path)
  expect(firstCard(own)).toMatch(/\S/)
  expect(firstCard(own)).not.toContain('Marula Toyota')
  for (const query of ['group=true', 'group=1', 'group=']) {
    const ofGroup = await readPage(request, `${path}?${query}`)
    expect(textsOf(ofGroup.document, 'h1'), query).toEqual(['Marula Motor Group Automark'])
    expect(firstCard(ofGroup), query).toContain('Marula Toyota')
  }
})

test('compares vehicles of a group, and keeps the choice when a visitor goes back (D-092)', async ({
  page,
}) => {
  await page.goto(`${path}?group=`)
  const { cards } = listing(page)
  await page.waitForLoadState('networkidle')
  for (const index of [0, 1]) {
    const compare = cards.nth(index).getByRole('button', { name: /^Compare/ })
    await compare.click()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('link', { name: 'Compare 2', exact: true }).click()
  await expect(page.locator('thead th[scope=col]')).toHaveCount(2)
  await page.goBack()
  await expect(cards.first().getByRole('button', { name: /^Compare/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('keeps the focus and the opened groups at the first filter of a stock that is filtered on the server', async ({
  page,
}) => {
  const group = '/dealers/groups/marula-motor-group/pre-owned'
  await openPage(page, group)
  const { option, status } = listing(page)
  await page.getByRole('button', { name: /^Make/ }).click()
  await option(/^BMW \(/).press('Space')
  await expect(page).toHaveURL(`${group}?make=bmw`)
  await expect(status).toHaveText(/^\d+ vehicles/)
  await expect(option(/^BMW \(/)).toBeChecked()
  await expect(option(/^BMW \(/)).toBeFocused()
})

test('filters, sorts and removes filters by form and links without JavaScript (D-213, D-224, D-225)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, path)
  const entries = { colour: ['white'], sort: ['date_desc'] }
  const address = searchAddress(document, 'Show vehicles', entries)
  expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toMatchObject({
    colour: 'white',
    sort: 'date_desc',
  })
  const filtered = await readPage(request, address)
  const chosen = (name: string) =>
    [...filtered.document.querySelectorAll(`[name=${name}] [selected], [name=${name}][checked]`)].map(
      (control) => control.getAttribute('value'),
    )
  expect(chosen('colour')).toEqual(['white'])
  expect(chosen('sort')).toEqual(['date_desc'])
  const removal = only(filtered.document, '[aria-label="Active filters"] [aria-label="Remove White"]')
  expect(removal.getAttribute('href')).toBe(`${path}?sort=date_desc`)
})

/** The pairs of cards and controls of the listing that overlap. */
const overlaps = (page: Page) =>
  page
    .locator('main ul > li > article, main [role=status], main select, main [popover]')
    .evaluateAll((elements) => {
      const boxes = elements
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(
          ({ element, box }) => box.width > 0 && box.height > 0 && !element.closest('[aria-roledescription]'),
        )
      return boxes.flatMap(({ element, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
          )
          .map((other) => `${element.tagName} ${other.element.tagName}`),
      )
    })

test('has the filters left of the list at 1280 px (D-044)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, path)
  const filters = await page.getByRole('region', { name: 'Filter vehicles' }).boundingBox()
  const card = await listing(page).cards.first().boundingBox()
  expect((filters?.x ?? 0) + (filters?.width ?? 0)).toBeLessThanOrEqual(card?.x ?? 0)
  expect(filters?.width).toBeGreaterThan(150)
})

test('shows the error, placeholders during a retry, and the listing afterwards (D-231, D-394, D-407)', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const address = '/catalogue/blocks/usedVehicles'
  await openPage(page, address)
  const failed = page.locator('[data-example="when the vehicles cannot be loaded"]')
  await expect(failed.getByText('Error: Failed to fetch dealer data', { exact: true })).toBeVisible()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${address}`, async (route) => {
    if (route.request().isNavigationRequest())
      return route.fulfill({ body: '<p>The whole stock</p>', contentType: 'text/html' })
    await released
    return route.fulfill({ body: '<p>The whole stock</p>' })
  })
  const retry = failed.getByRole('link', { name: 'Try again' })
  // Before hydration the link loads the page, as without scripts.
  const isHydrated = (link: Element) => Object.keys(link).some((name) => name.startsWith('__reactProps'))
  await expect.poll(() => retry.evaluate(isHydrated), { timeout: 40_000 }).toBe(true)
  await retry.click()
  await expect(failed.locator('.skeleton').first()).toBeVisible()
  release()
  await expect(page.getByText('The whole stock', { exact: true })).toBeVisible()
})

test('is accessible, moves nothing, and fits every breakpoint (D-428)', async ({ page }) => {
  await openPage(page, path)
  expect.soft(await layoutShifts(page)).toEqual([])
  await expectNoAxeViolations(page)
  for (const width of [639, 640, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    expect(await overlaps(page), `at ${width} px`).toEqual([])
  }
})
