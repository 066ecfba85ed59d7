import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { answerForms, fillIn, formOf, openForm, stored, submit } from '../support/forms.ts'
import { layoutShifts } from '../support/layout-shift.ts'
import {
  fieldOf,
  mainText,
  optionsOf,
  plainVisitor,
  selectedIn,
  sendPlainForm,
  visitorPauseMs,
} from '../support/plain-form.ts'
import { addressOf, only, readPage, type ServedPage, textOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const gauteng = 'marula-toyota-bryanston'
const namibia = 'kokerboom-toyota-windhoek'

/** The vehicle and the dealer beside a form. */
const aside = (page: Page) => page.getByRole('group', { name: 'Your enquiry' })

/** A page in a browser without JavaScript. */
const plainPage = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage()

/** The same in served HTML. */
const servedAside = ({ document }: ServedPage) =>
  only(document, 'main [role=group][aria-label="Your enquiry"]')

/** The headings of a list, in their order. */
const headings = (page: ServedPage, name: string) =>
  [...fieldOf(page, name).querySelectorAll('optgroup')].map((group) => group.getAttribute('label'))

const price = /R\s[\d\s]*\d{3}/

test('shows the vehicle in its paint, its price and the dealer that the address chooses, without JavaScript (V-164)', {
  tag: '@core',
}, async ({ request }) => {
  const address = `/enquiry/quote?model=57U&dealer=${gauteng}`
  const plain = await readPage(request, address)
  const colour = optionsOf(plain, 'colour')[2] ?? { value: '-', label: '-' }
  const painted = await readPage(request, `${address}&colour=${colour.value}`)
  expect(['model', 'colour', 'dealer'].map((name) => selectedIn(painted, name))).toEqual([
    ...['57U', colour.value, gauteng],
  ])
  const beside = servedAside(painted)
  for (const text of ['Fortuner', colour.label, 'Open today, 07:30 – 18:00'])
    expect(textOf(beside)).toContain(text)
  expect(textOf(beside)).toMatch(price)
  expect(addressOf(beside, 'Call 0800 000 101')).toBe('tel:0800000101')
  const pictureIn = (parent: Element) => only(parent, 'img').getAttribute('src')
  expect(pictureIn(beside)).not.toBe(pictureIn(servedAside(plain)))
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

test('shows no price for a dealer in a country without prices (D-017)', { tag: '@core' }, async ({
  request,
}) => {
  const textBeside = async (query: string) =>
    textOf(servedAside(await readPage(request, `/enquiry/quote?model=57U${query}`)))
  const abroad = await textBeside(`&dealer=${namibia}`)
  expect(abroad).toContain('Fortuner')
  expect(abroad).toContain('Windhoek')
  expect(abroad).not.toMatch(price)
  expect(await textBeside('')).toMatch(price)
})

test('removes the price when a dealer in a country without prices is chosen (D-017)', async ({ page }) => {
  await openForm(page, '/enquiry/quote?model=57U')
  await expect(aside(page)).toContainText(price)
  await formOf(page).getByLabel('Dealer').selectOption(namibia)
  await expect(aside(page)).toContainText('Windhoek')
  await expect(aside(page)).not.toContainText(price)
})

test('redirects internal paths of forms to public addresses, and renders no other page there', {
  tag: '@core',
}, async ({ request }) => {
  for (const [path, target] of [
    ['/enquiry/chosen/enquiry/quote', '/enquiry/quote'],
    ['/enquiry/chosen/owners', '/enquiry'],
  ]) {
    const response = await request.get(path ?? '', { maxRedirects: 0 })
    expect(response.headers().location, path).toMatch(new RegExp(`${target}$`))
  }
})

test('groups vehicles by range, and dealers by province before other countries', { tag: '@core' }, async ({
  request,
}) => {
  const quote = await readPage(request, '/enquiry/quote')
  const ranges = headings(quote, 'model')
  expect(ranges.length).toBeGreaterThan(20)
  expect(new Set(ranges).size).toBe(ranges.length)
  const regions = headings(quote, 'dealer')
  const abroad = regions.indexOf('Botswana')
  for (const province of ['Gauteng', 'Western Cape']) {
    expect(regions).toContain(province)
    expect(regions.indexOf(province)).toBeLessThan(abroad)
  }
  expect(headings(await readPage(request, `/enquiry/quote?dealer=${namibia}`), 'dealer')[0]).toBe('Namibia')
})

test('says after sending what was asked, where and when it is answered, and leads on (D-162)', async ({
  page,
}) => {
  await openForm(page, `/enquiry/quote?model=57U&dealer=${gauteng}`)
  await answerForms(page, stored)
  await fillIn(page)
  await submit(page)
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

test('says the same after sending without JavaScript (D-162)', async ({ request }) => {
  const form = await readPage(request, `/enquiry/quote?model=57U&dealer=${gauteng}`)
  const asked = await sendPlainForm(request, form, 'Submit', { ...plainVisitor, adult: 'on' })
  await pause(visitorPauseMs)
  const done = await sendPlainForm(request, asked, 'Yes')
  for (const text of ['Your Message has been sent.', 'Fortuner', 'Marula Toyota Bryanston'])
    expect(mainText(done)).toContain(text)
  expect(addressOf(only(done.document, 'main'), 'Back to the Fortuner')).toBe('/vehicles/fortuner')
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

test('accepts the forms of personal links without JavaScript while another cookie is set', {
  tag: '@core',
}, async ({ request }) => {
  const cookie = 'cookie-choice=1:'
  for (const [path, button] of [
    ['/newsletter/confirm/1.2.3', 'Confirm'],
    ['/unsubscribe/1.2.3', 'No more marketing'],
  ] as const) {
    const form = only((await readPage(request, path, cookie)).document, 'main form')
    expect(textOf(only(form, 'button'))).toBe(button)
    const answer = await request.post(form.getAttribute('action') ?? '', {
      headers: {
        cookie,
        origin: `http://127.0.0.1:${process.env.E2E_PORT}`,
        'sec-fetch-site': 'same-origin',
      },
      form: { token: '1.2.3' },
      maxRedirects: 0,
    })
    expect(answer.status(), path).toBe(303)
  }
})
