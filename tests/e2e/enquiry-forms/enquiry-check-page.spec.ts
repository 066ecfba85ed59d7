import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { formOf, submit } from '../support/forms.ts'
import { htmlErrors } from '../support/html.ts'
import {
  descriptionOf,
  fieldOf,
  mainText,
  optionsOf,
  sendPlainForm,
  visitorPauseMs,
} from '../support/plain-form.ts'
import { addressOf, only, readPage, type ServedPage, textOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const person = { fullName: 'Nomvula Dlamini', phone: '082 123 4567', email: 'nomvula@example.co.za' }
const entered = { ...person, note: 'Two\nlines', adult: 'on', page: '/contact', language: 'en', website: '' }

const question = 'Is this your email address?'
const reference = /FC-[0-9A-Z]{4}-[0-9A-Z]{4}/

const titleOf = ({ document }: ServedPage) => textOf(only(document, 'main h1'))

/** Sends a form as a browser without JavaScript does: the page it redirects to is the next page. */
async function sendEntries(page: Page, entries: Record<string, string>, kind = 'contact'): Promise<void> {
  // A page without scripts of its own: leaving one early would be an error of that page.
  await page.goto('/robots.txt')
  const arrived = page.waitForURL('**/enquiry/check/**')
  await page.evaluate(
    ([values, action]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action })
      for (const [name, value] of Object.entries(values)) {
        const field = document.createElement('textarea')
        Object.assign(field, { name, value })
        form.append(field)
      }
      document.body.append(form)
      form.submit()
    },
    [entries, `/api/enquiries/${kind}`] as const,
  )
  await arrived
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('shows errors at their fields and asks to confirm the email, without JavaScript (D-160, D-163)', {
  tag: '@core',
}, async ({ request }) => {
  const refused = await sendPlainForm(request, await readPage(request, '/contact'), 'Submit', {
    ...{ ...person, note: entered.note, adult: 'on', email: 'nomvula', phone: '082' },
  })
  expect(descriptionOf(refused, 'email')).toContain('Missing @ symbol')
  expect(descriptionOf(refused, 'phone')).toBe('Please enter at least 10 digits')
  expect(fieldOf(refused, 'note').value).toBe(entered.note)
  expect(addressOf(only(refused.document, 'main form'), 'Privacy notice')).toBe('/privacy-notice')
  expect(refused.document.querySelector('body header')).not.toBeNull()
  expect(refused.document.querySelector('body footer')).not.toBeNull()

  const { email, phone } = person
  const asked = await sendPlainForm(request, refused, 'Submit', { email, phone })
  const reloaded = await readPage(request, asked.address)
  for (const page of [asked, reloaded]) {
    expect(titleOf(page)).toBe(question)
    expect(mainText(page)).toContain(email)
  }
  const changed = await sendPlainForm(request, reloaded, 'No')
  expect(fieldOf(changed, 'note').value).toBe(entered.note)
  expect(titleOf(await sendPlainForm(request, changed, 'Submit'))).toBe(question)
})

test('shows the reference after Yes, again on a reload and on the way back, without JavaScript (D-163)', async ({
  request,
}) => {
  const entries = { ...person, adult: 'on' }
  const asked = await sendPlainForm(request, await readPage(request, '/contact'), 'Submit', entries)
  await pause(visitorPauseMs)
  const done = await sendPlainForm(request, asked, 'Yes')
  expect(titleOf(done)).toBe('Thank you!')
  const [shown = 'no reference'] = reference.exec(mainText(done)) ?? []
  for (const address of [done.address, asked.address])
    expect(mainText(await readPage(request, address)), address).toContain(shown)
})

test('shows every step within the width of a small screen and without accessibility violations', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [title, entries] of [
    ['Contact Us', { ...entered, email: 'nomvula', phone: '082' }],
    [question, entered],
  ] as const) {
    await sendEntries(page, entries)
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByText('Who may contact you?')).toBeHidden()
    await expectNoAxeViolations(page)
    expect(await overflow(page)).toBe(0)
  }
  const address = page.url()
  await page.waitForTimeout(visitorPauseMs)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(heading(page)).toHaveText('Thank you!')
  await expectNoAxeViolations(page)
  await page.goto(address.replace(/check\/en\/[\w-]+/, 'check/en/gone'))
  await expect(heading(page)).toHaveText('This step is no longer here.')
  await expectNoAxeViolations(page)
})

test('lets a browser with JavaScript go on with the form as it was sent without', async ({ page }) => {
  await sendEntries(page, { ...entered, model: '57U', email: 'nomvula' }, 'quote')
  await expect(formOf(page).getByLabel('Vehicle')).toHaveValue('57U')
  await expect(formOf(page).getByText('Please choose a dealer')).toBeVisible()
  await expect(formOf(page).getByLabel('Colour').locator('option')).not.toHaveCount(1)
  await formOf(page).getByLabel('Email', { exact: true }).first().fill(entered.email)
  await expect(formOf(page).getByText('Missing @ symbol')).toHaveCount(0)
  await formOf(page).getByLabel('Dealer').selectOption({ index: 1 })
  await submit(page)
  await expect(page.getByText(reference)).toBeVisible()
})

test('offers vehicles, colours and dealers as lists, and lists what was chosen, without JavaScript', {
  tag: '@core',
}, async ({ request }) => {
  const refused = await sendPlainForm(request, await readPage(request, '/enquiry/quote'), 'Submit', {
    ...{ ...person, adult: 'on', model: '57U' },
  })
  expect(descriptionOf(refused, 'dealer')).toContain('Please choose a dealer')
  const [colour] = optionsOf(refused, 'colour')
  const [dealer] = optionsOf(refused, 'dealer')
  const asked = await sendPlainForm(request, refused, 'Submit', {
    ...{ colour: colour?.value ?? '', dealer: dealer?.value ?? '' },
  })
  expect(titleOf(asked)).toBe(question)
  expect(mainText(asked)).toContain(colour?.label ?? 'a colour')
})

test('shows the step to the visitor who sent the form alone, and a way back to all others', {
  tag: '@core',
}, async ({ request, playwright, baseURL }) => {
  const entries = { ...person, adult: 'on' }
  const asked = await sendPlainForm(request, await readPage(request, '/contact'), 'Submit', entries)
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const seen = await readPage(other, asked.address)
  expect([seen.status, seen.headers['cache-control']]).toEqual([404, 'private, no-store'])
  expect(titleOf(seen)).toBe('This step is no longer here.')
  expect(seen.html).not.toContain(person.email)
  expect(addressOf(only(seen.document, 'main'), 'Back to the form')).toBe('/contact')
  await other.dispose()
})

test('speaks the language of the form', { tag: '@core' }, async ({ request }) => {
  const form = { ...entered, language: 'af' }
  const sent = await request.post('/api/enquiries/contact', { form, maxRedirects: 0 })
  const asked = await readPage(request, sent.headers().location ?? '')
  expect(only(asked.document, 'html').getAttribute('lang')).toBe('af')
  expect(titleOf(asked)).toBe('Is dit jou e-posadres?')
})

test('renders the check page as valid HTML and escapes the entered values', { tag: '@core' }, async ({
  request,
}) => {
  const form = { ...entered, note: '</textarea><script>alert(1)</script>', fullName: '"><img src=x>' }
  for (const entries of [form, { ...form, email: 'x' }]) {
    const sent = await request.post('/api/enquiries/contact', { form: entries, maxRedirects: 0 })
    expect(sent.status()).toBe(303)
    const answer = await request.get(sent.headers().location ?? '')
    const html = await answer.text()
    expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)')
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    expect(await htmlErrors(html, '/enquiry/check')).toEqual([])
  }
})
