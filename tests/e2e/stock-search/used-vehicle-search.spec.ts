import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { mainText } from '../support/plain-form.ts'
import { searchAddress } from '../support/plain-search.ts'
import { get } from '../support/refusals.ts'
import { openPage } from '../support/representative-pages.ts'
import { only, readPage, type ServedPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

/** The first search after the start waits for the index. */
test.beforeAll(() => get('/sections/used-vehicles'))

const main = (page: Page) => page.locator('main')
const cards = (page: Page) => main(page).locator('article')
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /vehicles?|Searching/ })
const option = (page: Page, group: string, label: string | RegExp) =>
  main(page).getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name: label })

/** The number of vehicles that the page says it has found. */
async function total(page: Page): Promise<number> {
  await expect(count(page)).toHaveText(/^[\d\s]+ vehicles?/)
  const text = (await count(page).textContent()) ?? ''
  return Number((/^[\d\s ]+/.exec(text)?.[0] ?? '').replace(/\D/g, ''))
}

/** The number of vehicles that a served page says it has found. */
function servedTotal({ document }: ServedPage): number {
  const found =
    textsOf(document, 'main [role=status]').find((text) => /^[\d\s]+ vehicles?\b/.test(text)) ?? ''
  return Number((/^[\d\s]+/.exec(found)?.[0] ?? '').replace(/\D/g, ''))
}

const removalOf = ({ document }: ServedPage, name: string) =>
  only(document, `main a[aria-label="Remove ${name}"]`).getAttribute('href') ?? ''

test.describe('without JavaScript', { tag: '@core' }, () => {
  test('filters, sorts and pages used vehicles on the server (D-219, D-411)', async ({ request }) => {
    const everything = await readPage(request, '/pre-owned')
    const all = servedTotal(everything)
    expect(all).toBeGreaterThan(5000)
    expect(everything.document.querySelectorAll('main article')).toHaveLength(24)

    const entries = { make: ['bmw'], sort: ['price_desc'] }
    const filtered = await readPage(request, searchAddress(everything.document, 'Show vehicles', entries))
    expect(textOf(only(filtered.document, 'h1'))).toBe('Pre-owned BMW vehicles')
    expect(servedTotal(filtered)).toBeLessThan(all)
    const shown = textsOf(filtered.document, 'main article')
    expect(shown).toHaveLength(24)
    for (const card of shown) expect(card).toContain('BMW')

    const second = only(filtered.document, 'main a[aria-label="Page 2"]').getAttribute('href') ?? ''
    expect(new URLSearchParams(second.split('?')[1]).get('make')).toBe('bmw')
    const next = await readPage(request, second)
    expect(mainText(next)).toContain('page 2 of')
    expect(servedTotal(await readPage(request, removalOf(next, 'BMW')))).toBe(all)
  })

  test('lists the dealers beside the map, each with its own vehicles', async ({ request }) => {
    const { document } = await readPage(request, '/pre-owned?make=toyota&view=map')
    const [first] = document.querySelectorAll('[aria-label="Dealers by number of vehicles"] a')
    const vehicles = Number(/(\d+) vehicles?$/.exec(textOf(first))?.[1])
    expect(servedTotal(await readPage(request, first?.getAttribute('href') ?? ''))).toBe(vehicles)
  })
})

for (const [width, details] of [
  [390, {}],
  [1440, { tag: '@core' }],
] as const) {
  test(
    `changes the list at once, and goes back exactly, at ${width} px (D-219)`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, '/pre-owned')
      const all = await total(page)
      if (width < 1000) await main(page).getByRole('button', { name: 'Filter', exact: true }).click()
      const scope = width < 1000 ? page.getByRole('dialog', { name: 'Filter' }) : main(page)
      await scope.getByRole('group', { name: 'Body type' }).getByRole('checkbox').first().check()
      await expect(page).toHaveURL(/\/pre-owned\?body=/)
      await scope.getByLabel('Monthly budget (rand)').fill('5000')
      await scope.getByLabel('Monthly budget (rand)').press('Enter')
      await expect(page).toHaveURL(/budget=5000/)
      if (width < 1000) await scope.getByRole('button', { name: /^Show [\d\s]+ vehicles$/ }).click()
      await expect(main(page).getByRole('heading', { name: /^R.5.000 a month buys up to R/ })).toBeVisible()
      await expect.poll(() => total(page)).toBeLessThan(all)
      await expectNoAxeViolations(page)
      await page.goBack()
      await expect(page).toHaveURL(/\/pre-owned\?body=[^&]+$/)
      await page.goBack()
      await expect(page).toHaveURL('/pre-owned')
      await expect.poll(() => total(page)).toBe(all)
    },
  )
}

test('says beside the field what is not a number, keeps it, and reads a price with its cents', async ({
  page,
}) => {
  await openPage(page, '/pre-owned')
  const price = main(page).getByRole('group', { name: 'Price (rand)' }).getByLabel('To')
  await price.fill('cheap')
  await price.press('Enter')
  await expect(main(page).getByText('Enter a number, such as 250 000.')).toBeVisible()
  await expect(price).toHaveValue('cheap')
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL('/pre-owned')
  await price.fill('R 250 000,50')
  await price.press('Enter')
  await expect(page).toHaveURL('/pre-owned?max-price=250000')
  await expect(main(page).getByText('Enter a number, such as 250 000.')).toHaveCount(0)
})

test('keeps the search when a visitor comes back from a vehicle', async ({ page }) => {
  await openPage(page, '/pre-owned')
  await option(page, 'Make', /^BMW/).check()
  await expect(cards(page).first()).toContainText('BMW')
  const found = await total(page)
  await page.reload()
  expect(await total(page)).toBe(found)
  await expect(option(page, 'Make', /^BMW/)).toBeChecked()
})

test('offers to remove the filter that leaves nothing, with what that gives', async ({ page }) => {
  await openPage(page, '/pre-owned?make=bmw&max-price=1000')
  await expect(main(page).getByText('No vehicle fits all of your filters.')).toBeVisible()
  const offer = main(page).getByRole('link', { name: /^Without “up to R.1.000”: [\d\s]+ vehicles$/ })
  const expected = Number(((await offer.textContent()) ?? '').replace(/^.*: /, '').replace(/\D/g, ''))
  await offer.click()
  await expect.poll(() => total(page)).toBe(expected)
})

test.describe('with the position of the visitor', () => {
  test.afterEach(({ context }) => context.clearPermissions())

  test('asks on request only, and puts it into the address to about a kilometre', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -26.10763, longitude: 28.05671 })
    await openPage(page, '/pre-owned')
    await expect(page).toHaveURL('/pre-owned')
    await main(page).getByRole('button', { name: 'Use my location' }).click()
    await expect(page).toHaveURL('/pre-owned?here=-26.11,28.06')
    await expect(
      main(page)
        .getByText(/\d+,\d km away/)
        .first(),
    ).toBeVisible()
    await main(page).getByLabel('Sort by').selectOption('Distance: nearest first')
    await expect(page).toHaveURL(/sort=distance/)
  })

  test('explains what to do when the browser refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    })
    await openPage(page, '/pre-owned')
    await main(page).getByRole('button', { name: 'Use my location' }).click()
    await expect(main(page).getByText(/^Your browser does not share your location/)).toBeVisible()
  })
})

test('says that the search failed, keeps the filters, and tries again', async ({ page }) => {
  await openPage(page, '/pre-owned')
  let isFailing = true
  await page.route('**/sections/used-vehicles**', (route) =>
    isFailing ? route.fulfill({ status: 200, body: 'not JSON' }) : route.continue(),
  )
  await option(page, 'Make', /^BMW/).check()
  await expect(main(page).getByText(/^We cannot search the pre-owned vehicles/)).toBeVisible()
  await expect(option(page, 'Make', /^BMW/)).toBeChecked()
  await expect(main(page).getByText('No vehicle fits')).toHaveCount(0)
  isFailing = false
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toContainText('BMW')
})
