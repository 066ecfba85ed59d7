import type { Browser, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import {
  answerForms,
  confirmation,
  fillIn,
  formOf,
  openForm,
  sayYes,
  stored,
  submit,
} from '../support/forms.ts'
import { layoutShifts } from '../support/layout-shift.ts'
import { expect, test } from '../support/test.ts'

const gauteng = 'marula-toyota-bryanston'
const namibia = 'kokerboom-toyota-windhoek'

/** The vehicle and the dealer beside a form. */
const aside = (page: Page) => page.getByRole('group', { name: 'Your enquiry' })

/** A page in a browser without JavaScript. */
const plainPage = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage()

/** The headings of a list, in their order. */
const headings = (page: Page, name: string) =>
  formOf(page)
    .getByLabel(name)
    .locator('optgroup')
    .evaluateAll((groups) => groups.map((group) => (group as HTMLOptGroupElement).label))

const price = /R\s[\d\s]*\d{3}/

test('shows the vehicle in its paint, its price and the dealer that the address chooses, without JavaScript (V-164)', async ({
  browser,
}) => {
  const page = await plainPage(browser)
  await page.goto(`/enquiry/quote?model=57U&dealer=${gauteng}`)
  const picture = await aside(page).locator('img').getAttribute('src')
  const colour = formOf(page).getByLabel('Colour').locator('option').nth(3)
  const chosen = await colour.getAttribute('value')
  await page.goto(`/enquiry/quote?model=57U&colour=${chosen}&dealer=${gauteng}`)
  await expect(formOf(page).getByLabel('Vehicle')).toHaveValue('57U')
  await expect(formOf(page).getByLabel('Colour')).toHaveValue(chosen ?? '-')
  await expect(formOf(page).getByLabel('Dealer')).toHaveValue(gauteng)
  await expect(aside(page)).toContainText('Fortuner')
  await expect(aside(page)).toContainText((await colour.textContent()) ?? '-')
  await expect(aside(page)).toContainText(price)
  await expect(aside(page)).toContainText(/Open today, 07:30 – 18:00/)
  await expect(aside(page).getByRole('link', { name: 'Call 0800 000 101' })).toHaveAttribute(
    'href',
    'tel:0800000101',
  )
  expect(await aside(page).locator('img').getAttribute('src')).not.toBe(picture)
  await page.context().close()
})

test('follows the choice and shifts no layout', async ({ page }) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openForm(page, '/enquiry/test-drive')
    await expect(aside(page).locator('img')).toHaveAttribute('src', /\/place\//)
    await formOf(page).getByLabel('Vehicle').selectOption('57U')
    await expect(aside(page)).toContainText('Fortuner')
    await expect(aside(page).locator('img')).toHaveAttribute('src', /\/vehicle\//)
    await formOf(page).getByLabel('Dealer').selectOption(gauteng)
    await expect(aside(page)).toContainText('Marula Toyota Bryanston')
    const before = await aside(page).locator('img').getAttribute('src')
    await formOf(page).getByLabel('Colour').selectOption({ index: 4 })
    await expect(aside(page).locator('img')).not.toHaveAttribute('src', before ?? '')
    expect(await layoutShifts(page)).toEqual([])
    await formOf(page).getByLabel('Vehicle').selectOption('')
    await expect(aside(page).locator('img')).toHaveAttribute('src', /\/place\//)
  }
  await expectNoAxeViolations(page)
})

test('shows no price for a dealer in a country without prices (D-017)', async ({ page }) => {
  await page.goto(`/enquiry/quote?model=57U&dealer=${namibia}`)
  await expect(aside(page)).toContainText('Fortuner')
  await expect(aside(page)).not.toContainText(price)
  await openForm(page, '/enquiry/quote?model=57U')
  await expect(aside(page)).toContainText(price)
  await formOf(page).getByLabel('Dealer').selectOption(namibia)
  await expect(aside(page)).toContainText('Windhoek')
  await expect(aside(page)).not.toContainText(price)
})

test('redirects internal paths of forms to public addresses, and renders no other page there', async ({
  request,
}) => {
  for (const [path, target] of [
    ['/enquiry/chosen/enquiry/quote', '/enquiry/quote'],
    ['/enquiry/chosen/owners', '/enquiry'],
  ]) {
    const response = await request.get(path ?? '', { maxRedirects: 0 })
    expect(response.headers().location, path).toMatch(new RegExp(`${target}$`))
  }
})

test('groups vehicles by range, and dealers by province before other countries', async ({ page }) => {
  await page.goto('/enquiry/quote')
  const ranges = await headings(page, 'Vehicle')
  expect(ranges.length).toBeGreaterThan(20)
  expect(new Set(ranges).size).toBe(ranges.length)
  const regions = await headings(page, 'Dealer')
  expect(regions.indexOf('Gauteng')).toBeLessThan(regions.indexOf('Botswana'))
  expect(regions.indexOf('Western Cape')).toBeLessThan(regions.indexOf('Botswana'))
  await page.goto(`/enquiry/quote?dealer=${namibia}`)
  expect((await headings(page, 'Dealer'))[0]).toBe('Namibia')
})

test('moves the focus to the question about the email (D-163)', async ({ page }) => {
  await openForm(page, '/contact')
  await answerForms(page, stored)
  await fillIn(page)
  await submit(page)
  await expect(confirmation(page)).toBeVisible()
  const focused = page.locator(':focus')
  await expect(focused).toContainText('thandi@example.co.za')
  await expect(focused.getByRole('button')).toHaveCount(0)
})

test('says after sending what was asked, where and when it is answered, and leads on (D-162)', async ({
  page,
}) => {
  await openForm(page, `/enquiry/quote?model=57U&dealer=${gauteng}`)
  await answerForms(page, stored)
  await fillIn(page)
  await submit(page)
  await sayYes(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Your Message has been sent.')).toBeVisible()
  await expect(main.getByText('Your reference is FC-7K3M-9Q2X.')).toBeVisible()
  await expect(main).toContainText('Fortuner')
  await expect(main).toContainText('Marula Toyota Bryanston usually answers today, before 18:00')
  await expect(main.getByRole('link', { name: 'Call 0800 000 101' })).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: 'Back to the Fortuner' }).click()
  await expect(page).toHaveURL(/\/vehicles\/fortuner$/)
})

test('says the same after sending without JavaScript (D-162)', async ({ browser }) => {
  const page = await plainPage(browser)
  await page.goto(`/enquiry/quote?model=57U&dealer=${gauteng}`)
  await expect(page.getByText('Who may contact you?')).toBeHidden()
  await fillIn(page)
  await submit(page)
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Yes' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Your Message has been sent.')).toBeVisible()
  await expect(main).toContainText('Fortuner')
  await expect(main).toContainText('Marula Toyota Bryanston')
  await expect(main.getByRole('link', { name: 'Back to the Fortuner' })).toBeVisible()
  await page.context().close()
})

test('keeps the marketing section closed until its box is ticked, without JavaScript (D-172)', async ({
  browser,
}) => {
  const page = await plainPage(browser)
  await page.goto('/contact')
  const inside = formOf(page).getByText('How may they contact you?')
  await expect(inside).toBeHidden()
  await formOf(page)
    .getByRole('checkbox', { name: /hear about offers/ })
    .check()
  await expect(inside).toBeVisible()
  await page.context().close()
})

test('accepts the forms of personal links without JavaScript while another cookie is set', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const url = `http://127.0.0.1:${process.env.E2E_PORT}`
  await context.addCookies([{ name: 'cookie-choice', value: '1:', url }])
  const page = await context.newPage()
  for (const path of ['/newsletter/confirm/1.2.3', '/unsubscribe/1.2.3']) {
    await page.goto(path)
    const sent = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('main').getByRole('button').first().click()
    expect((await sent).status(), path).not.toBe(403)
  }
  await context.close()
})
