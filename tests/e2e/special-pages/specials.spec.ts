import type { Page } from '@playwright/test'
import { answerForms, fillIn, openForm, stored, visitor } from '../support/forms.ts'
import { mainText } from '../support/plain-form.ts'
import { addressOf, only, readPage, type ServedPage, textsOf } from '../support/served-page.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const dealer = '/dealers/marula-toyota-bryanston'
const specials = `${dealer}/specials`
const none = '/dealers/orange-bend-toyota-upington'
const empty = 'No Specials at this time, please check back soon.'
const title = 'Minor service for R 1 999'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Specials Enquiry' })
const card = (page: Page, name = title) =>
  page.getByRole('tabpanel').getByRole('article').filter({ hasText: name })

/** Completes the form of the dialog and sends it. */
async function send(page: Page) {
  for (const [label, value] of Object.entries(visitor))
    await dialog(page).getByRole('textbox', { name: label, exact: false }).fill(value)
  await dialog(page)
    .getByRole('checkbox', { name: /18 years/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Submit' }).click()
}

test('lists all live specials of a dealer, and those of each category in a tab (D-040, D-041, D-190)', async ({
  page,
}) => {
  await openForm(page, specials)
  const tabs = page.getByRole('tablist', { name: /^Specials at/ }).getByRole('tab')
  const labels = await tabs.allTextContents()
  const counts = labels.map((label) => Number(/\((\d+)\)$/.exec(label)?.[1]))
  expect(labels[0]).toBe('All (10)')
  expect(counts.slice(1).reduce((sum, count) => sum + count, 0)).toBe(10)
  expect(labels).toContain('Automark Sales (1)')
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(10)
  await tabs.filter({ hasText: 'Automark Sales' }).click()
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('tabpanel')).toContainText('Automark Hilux')
})

test('opens the dialog from the picture and from View More, and closes it with Escape and Back (D-195 to D-198)', async ({
  page,
}) => {
  await openForm(page, specials)
  const picture = card(page).getByRole('link').first()
  await picture.click()
  await expect(dialog(page)).toBeVisible()
  const address = await card(page).locator('img').getAttribute('src')
  await expect(dialog(page).locator('img').first()).toHaveAttribute('src', address ?? '')
  await expect(dialog(page).getByRole('textbox', { name: 'Name & Surname' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(picture).toBeFocused()
  await expect(page).toHaveURL(specials)

  const more = card(page).getByRole('link', { name: `View More: ${title}` })
  await more.click()
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/#special-/)
  const link = page.url()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(dialog(page)).toContainText(title)
})

test('checks the form in the dialog and sends it at once (D-199 to D-204, D-211)', { tag: '@core' }, async ({
  page,
}) => {
  const sent = await answerForms(page, stored)
  await openForm(page, specials)
  await card(page).getByRole('link').first().click()
  const submit = dialog(page).getByRole('button', { name: 'Submit' })
  await submit.click()
  for (const message of ['Full name is required', 'Contact number is required', 'Please confirm your age'])
    await expect(dialog(page).getByText(message, { exact: true })).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Contact Number' }).fill('082 123 45')
  await submit.click()
  await expect(dialog(page).getByText('Please enter at least 10 digits', { exact: true })).toBeVisible()
  for (const [entry, message] of [
    ['', 'Email address is required'],
    ['thandi.example.co.za', 'Missing @ symbol'],
    ['thandi@example', 'Invalid email address'],
  ] as const) {
    await dialog(page).getByRole('textbox', { name: 'Email' }).fill(entry)
    await submit.click()
    await expect(dialog(page).getByText(/^(?:Email address is|Missing @|Invalid email)/)).toHaveText(message)
  }
  await dialog(page)
    .getByRole('checkbox', { name: /hear about offers/ })
    .check()
  await dialog(page)
    .getByRole('checkbox', { name: /marketing communication/ })
    .check()
  await send(page)
  await expect(dialog(page).getByText('Please select at least one option', { exact: true })).toBeVisible()
  await dialog(page).getByRole('checkbox', { name: 'TFS' }).check()
  await submit.click()
  await expect(dialog(page)).toContainText('Thank you!')
  await expect(dialog(page)).toContainText('Your Enquiry has been sent.')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    dealer: 'marula-toyota-bryanston',
    special: expect.stringMatching(/^\d+$/),
  })
})

test('keeps the entries and offers a retry when sending fails (D-393)', async ({ page, tolerate }) => {
  tolerate(/500/)
  await answerForms(page, { status: 500 }, stored)
  await openForm(page, specials)
  await card(page).getByRole('link').first().click()
  await send(page)
  await expect(dialog(page).getByText(/could not be sent/)).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'Name & Surname' })).toHaveValue(
    visitor['Name & Surname'],
  )
  await expect(dialog(page)).not.toContainText('Thank you!')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page)).toContainText('Your Enquiry has been sent.')
})

test('says that a dealer has none, and does not list them in its menu (D-194)', {
  tag: '@core',
}, async ({ request }) => {
  const menuOf = ({ document }: ServedPage) => only(document, 'nav[aria-label="Pages of this dealer"]')
  const without = await readPage(request, `${none}/specials`)
  expect(mainText(without)).toContain(empty)
  const links = textsOf(menuOf(without), 'a')
  expect(links).toContain('New vehicles')
  expect(links).not.toContain('Specials')
  expect(addressOf(menuOf(await readPage(request, dealer)), 'Specials')).toBe(specials)
})

test('shows eight of ten specials in a slider with a link to all (D-064, D-065, D-417)', async ({ page }) => {
  await openForm(page, dealer)
  const slider = page.locator('[data-block=specialsSlider]')
  await expect(slider.getByRole('article')).toHaveCount(8)
  await expect(slider.getByRole('button', { name: 'Pause' })).toBeVisible()
  await slider.getByRole('link', { name: 'View All Specials' }).click()
  await expect(page).toHaveURL(specials)
})

test('moves the slider every eleven seconds until it is paused (D-192, D-426, G-6)', async ({ page }) => {
  // The clock stands still from the start: a page that loads slowly would otherwise have moved on already.
  await page.clock.install({ time: PINNED_CLOCK })
  await page.clock.pauseAt(new Date(PINNED_CLOCK).getTime() + 1000)
  await page.goto('/catalogue/blocks/specialsSlider', { waitUntil: 'networkidle' })
  const slider = page.locator('[data-example^="eight of ten"]')
  const current = () => slider.locator('[aria-current=true]').getAttribute('aria-label')
  await expect.poll(current).toMatch(/1/)
  await page.clock.runFor(10_400)
  expect(await current()).toMatch(/1/)
  await page.clock.runFor(1_200)
  await expect.poll(current).toMatch(/2/)
})

test('lists the specials of the group, each with the dealer that receives its enquiry (D-076, D-363)', async ({
  page,
}) => {
  const sent = await answerForms(page, stored)
  const path = '/dealers/marula-toyota-polokwane/group-specials'
  await page.goto('/dealers/marula-toyota-polokwane/specials')
  await page.getByRole('link', { name: 'View All Specials of Marula Motor Group' }).click()
  await expect(page).toHaveURL(path)
  await openForm(page, `${path}?group=true`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Specials of Marula Motor Group')
  await expect(card(page)).toContainText('Marula Toyota Bryanston')
  await card(page).getByRole('link').first().click()
  await send(page)
  await expect(dialog(page)).toContainText('Thank you!')
  expect(sent[0]?.body.dealer).toBe('marula-toyota-bryanston')
  await page.goto('/dealers/groups/marula-motor-group/specials')
  await expect(card(page)).toContainText('Marula Toyota Bryanston')
})

test('leads to a page with the form without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(specials)
  await card(page).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${specials}/\\d+$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await fillIn(page)
  await page.locator('main form').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this your email address?')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.locator('main')).toContainText('Thank you!')
  await expect(page.locator('main')).toContainText(/FC-\w{4}-\w{4}/)
  await context.close()
})

test('shows placeholders, the exact error and a retry when the specials cannot be loaded (D-193, D-395)', async ({
  page,
  tolerate,
}) => {
  tolerate(/503/)
  let mode: 'pending' | 'failed' | 'empty' | 'loaded' = 'pending'
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/sections/dealerSpecials?*', async (route) => {
    if (mode === 'pending') await released
    if (mode === 'loaded') {
      const address = new URL(route.request().url())
      address.searchParams.set('path', dealer)
      return route.continue({ url: address.href })
    }
    if (mode === 'empty') return route.fulfill({ json: { state: 'empty' } })
    return route.fulfill({ status: 503, json: { state: 'failed' } })
  })
  await page.goto('/catalogue/blocks/dealerSpecials')
  const section = page.locator('[data-example="when the specials cannot be loaded"]')
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('.skeleton').first()).toBeVisible()
  mode = 'failed'
  release()
  await expect(section.getByText('Error: Failed to fetch dealer data', { exact: true })).toBeVisible()
  mode = 'empty'
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText(empty, { exact: true })).toBeVisible()
  mode = 'loaded'
  await page.reload()
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('article').filter({ hasText: title })).toBeVisible()
})

test('serves 404 for specials that a dealer does not have', { tag: '@core' }, async ({ request }) => {
  for (const path of [`${specials}/999999`, `${specials}/none`, `${none}/group-specials`])
    expect((await request.get(path)).status(), path).toBe(404)
})
