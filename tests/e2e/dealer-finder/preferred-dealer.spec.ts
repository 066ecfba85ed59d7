import type { Page } from '@playwright/test'
import { dealerList, finder } from '../support/dealer-list.ts'
import { card, openCalculators } from '../support/finance-block.ts'
import { formOf } from '../support/forms.ts'
import { openPage } from '../support/representative-pages.ts'
import { addressOf, only, readPage } from '../support/served-page.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const witvink = { name: 'Witvink Toyota Bedfordview', slug: 'witvink-toyota-bedfordview' }
const ridgeline = { name: 'Ridgeline Toyota Parktown', slug: 'ridgeline-toyota-parktown' }
const windhoek = { name: 'Kokerboom Toyota Windhoek', slug: 'kokerboom-toyota-windhoek' }

const stored = (page: Page) =>
  page.evaluate(() => Object.values({ ...localStorage }).filter((entry) => entry.includes('"slug"')))

/** Chooses a dealer by its star. */
async function prefer(page: Page, { name }: { readonly name: string }): Promise<void> {
  await openPage(page, `/dealers?search=${encodeURIComponent(name)}`)
  await finder(page).star(name).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(finder(page).star(name)).toHaveAttribute('aria-pressed', 'true')
}

const view = (page: Page) => page.getByRole('region', { name: 'Contact Your Dealer' })

test('sets and clears the preferred dealer only after Yes (D-002, D-276, D-289 to D-293)', {
  tag: '@core',
}, async ({ page }) => {
  await openPage(page, '/dealers?search=witvink')
  const star = finder(page).star(witvink.name)
  const question = page.getByRole('dialog')
  await star.click()
  await expect(question).toContainText(`Do you want to set ${witvink.name} as your preferred dealer?`)
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await star.click()
  await page.keyboard.press('Escape')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  expect(await stored(page)).toEqual([])
  await star.click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(JSON.parse((await stored(page))[0] ?? '{}')).toMatchObject({
    slug: witvink.slug,
    name: witvink.name,
  })
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(question).toContainText(`Do you want to deselect ${witvink.name} as your preferred dealer?`)
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  expect(await stored(page)).toEqual([])
})

test('says so when the preferred dealer cannot be loaded, and shows it after Retry (V-337, F-13)', async ({
  page,
  tolerate,
}) => {
  tolerate(/503/)
  await prefer(page, witvink)
  let failing = true
  await page.route('**/sections/dealers?slug=*', (route) =>
    failing ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.goto('/vehicles/fortuner')
  const contact = page.getByRole('region', { name: 'Contact Your Dealer' })
  await expect(contact).toContainText('We cannot load your dealer’s details at the moment.')
  await expect(contact).not.toContainText('3 Kestrel Crescent')
  failing = false
  await contact.getByRole('button', { name: 'Try again' }).click()
  await expect(contact).toContainText('3 Kestrel Crescent')
})

test('follows a change of the preferred dealer in another tab (D-294)', async ({ page, context }) => {
  await prefer(page, witvink)
  const other = await context.newPage()
  await openPage(other, '/dealers?search=witvink')
  await expect(finder(other).star(witvink.name)).toHaveAttribute('aria-pressed', 'true')
  await view(other).getByRole('button', { name: 'Change Dealer' }).click()
  await expect(finder(page).star(witvink.name)).toHaveAttribute('aria-pressed', 'false')
  await expect(view(page)).toHaveCount(0)
  await other.close()
})

test('says that a preferred dealer is no longer listed, and leads to another one', async ({ page }) => {
  await prefer(page, witvink)
  await page.route('**/sections/dealers?slug=*', (route) =>
    route.fulfill({ json: { ...dealerList([]), dealers: [] } }),
  )
  await page.goto('/vehicles/fortuner')
  await expect(view(page)).toContainText('This dealer is no longer on our list.')
  await expect(view(page).getByRole('link', { name: 'Contact Dealer' })).toHaveCount(0)
  await expect(view(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await view(page).getByRole('button', { name: 'Change Dealer' }).click()
  await expect(view(page)).toHaveCount(0)
})

test('keeps one preferred dealer at a time (D-292)', async ({ page }) => {
  await prefer(page, witvink)
  await prefer(page, ridgeline)
  await openPage(page, '/dealers?search=Johannesburg&radius=20')
  await expect(finder(page).star(ridgeline.name)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1)
})

test('shows the preferred dealer with its data, and the finder again after Change Dealer (D-277, D-278, D-295)', async ({
  page,
}) => {
  await prefer(page, witvink)
  await expect(view(page)).toContainText(witvink.name)
  await expect(view(page)).toContainText('3 Kestrel Crescent')
  await expect(view(page).getByRole('link', { name: '0800 000 102' })).toBeVisible()
  await expect(view(page).getByRole('link', { name: 'Contact Dealer' })).toHaveAttribute(
    'href',
    `/dealership/${witvink.slug}`,
  )
  await view(page).getByRole('button', { name: 'Change Dealer' }).click()
  await expect(view(page)).toHaveCount(0)
  await expect(finder(page).search).toBeFocused()
  expect(await stored(page)).toEqual([])
})

test('leads from Contact Dealer to the finder without a preferred dealer (V-284)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, '/vehicles/fortuner')
  expect(addressOf(only(document, 'main'), 'Contact Dealer')).toBe('/dealers')
})

test('follows the visitor to the header and to vehicle pages without a reload (D-294, V-283, V-284, D-079)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/vehicles/fortuner')
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Dealer' })).toHaveAttribute(
    'href',
    '/dealers',
  )
  await prefer(page, witvink)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const header = page.getByRole('banner').getByRole('link', { name: 'Your dealer' })
  await expect(header).toHaveAttribute('href', `/dealership/${witvink.slug}`)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await expect(header).toHaveAttribute('href', `/dealership/${witvink.slug}`)
  await page.locator('main a[href^="/vehicles/"]:visible').first().click()
  await expect(page).toHaveURL(/\/vehicles\/[\w-]+$/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await expect(view(page)).toContainText(witvink.name)
  await expect(view(page).getByRole('link', { name: 'Contact Dealer' })).toHaveAttribute(
    'href',
    `/dealership/${witvink.slug}`,
  )
})

test('prefers the dealer in the path of a page to the preferred one (V-033)', async ({ page }) => {
  await prefer(page, witvink)
  await openPage(page, `/dealers/${ridgeline.slug}/new-vehicles/hilux-double-cab`)
  await expect(page.getByRole('main')).toContainText(ridgeline.name)
  await expect(page.getByRole('main')).not.toContainText(witvink.name)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your dealer' })).toHaveCount(0)
})

test('leads a finance enquiry to the dealer in the path, not to the preferred one (V-033)', async ({
  page,
}) => {
  await prefer(page, witvink)
  await openCalculators(page, `/dealers/${ridgeline.slug}/new-vehicles/fortuner`)
  await expect(card(page).getByRole('link', { name: /^Enquire Now about/ })).toHaveAttribute(
    'href',
    new RegExp(`^/dealers/${ridgeline.slug}/finance-offers\\?`),
  )
})

test('selects the preferred dealer in forms, but not over the one in the link', async ({ page }) => {
  await prefer(page, witvink)
  await openPage(page, '/enquiry/test-drive')
  await expect(formOf(page).getByLabel('Dealer')).toHaveValue(witvink.slug)
  await openPage(page, `/enquiry/test-drive?dealer=${ridgeline.slug}`)
  await expect(formOf(page).getByLabel('Dealer')).toHaveValue(ridgeline.slug)
})

test('leads a finance enquiry to the preferred dealer, except to one without finance (V-033)', async ({
  page,
}) => {
  const enquiry = card(page).getByRole('link', { name: /^Enquire Now about/ })
  await prefer(page, witvink)
  await openCalculators(page, '/vehicles/fortuner')
  await expect(enquiry).toHaveAttribute('href', new RegExp(`^/dealers/${witvink.slug}/finance-offers\\?`))
  await prefer(page, windhoek)
  await openCalculators(page, '/vehicles/fortuner')
  await expect(enquiry).toHaveAttribute('href', /^\/enquiry\/finance-offers\?/)
})

for (const [language, directions, website, contact, closed] of [
  ['en', 'Directions', 'Visit Website', 'Contact', 'Closed'],
  ['af', 'Aanwysings', 'Besoek webwerf', 'Kontak', 'Gesluit'],
  ['zulu', 'Indlela yokufika', 'Vakashela iwebhusayithi', 'Xhumana', 'Kuvaliwe'],
] as const)
  test(`shows the card of the dealer in the language of a Hilux page: ${language} (D-009, D-264 to D-266)`, async ({
    page,
    context,
  }) => {
    // The page adds to the browser's time what the site's clock is ahead: a Sunday evening, when the dealer is closed.
    const ahead = Date.parse(PINNED_CLOCK) - Date.now()
    await page.clock.setSystemTime(Date.parse('2026-11-22T22:00:00+02:00') - ahead)
    await context.addCookies([{ name: 'language', value: language, domain: '127.0.0.1', path: '/' }])
    await page.goto(`/dealers/${ridgeline.slug}/new-vehicles/hilux-double-cab`)
    const main = page.getByRole('main')
    const links = main.getByRole('link')
    await expect(links.filter({ hasText: directions }).last()).toHaveAttribute(
      'href',
      /maps\/dir\/.*destination=-26\./,
    )
    await expect(links.filter({ hasText: website }).last()).toHaveAttribute(
      'href',
      `/dealers/${ridgeline.slug}/home`,
    )
    await expect(links.filter({ hasText: contact }).last()).toHaveAttribute('href', /contact|dealership/)
    await expect(page.locator('[data-open]').first()).toContainText(closed)
  })
