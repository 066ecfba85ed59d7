import type { Browser, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { confirmation, fillIn, formOf, submit } from '../support/forms.ts'
import { htmlErrors } from '../support/html.ts'
import { expect, test } from '../support/test.ts'

const entered = {
  ...{
    fullName: 'Nomvula Dlamini',
    phone: '082 123 4567',
    email: 'nomvula@example.co.za',
    note: 'Two\nlines',
  },
  ...{ adult: 'on', page: '/contact', language: 'en', website: '' },
}

/** Sends a form as a browser without JavaScript does: the page it redirects to is the next page. */
async function sendForm(page: Page, entries: Record<string, string>, kind = 'contact'): Promise<void> {
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

/** A page in a browser without JavaScript. */
async function plainPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage()
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('shows errors at their fields and asks to confirm the email, without JavaScript (D-160, D-163)', async ({
  browser,
}) => {
  const page = await plainPage(browser)
  await page.goto('/contact')
  await fillIn(page)
  await page.getByLabel('Note').fill(entered.note)
  await page.getByLabel('Email', { exact: true }).first().fill('nomvula')
  await page.getByLabel('Contact Number').fill('082')
  await submit(page)
  await expect(page.getByLabel('Email', { exact: true }).first()).toHaveAccessibleDescription(
    'Missing @ symbol',
  )
  await expect(page.getByLabel('Contact Number')).toHaveAccessibleDescription(
    'Please enter at least 10 digits',
  )
  await expect(page.getByLabel('Note')).toHaveValue(entered.note)
  await expect(page.getByText('Who may contact you?')).toBeHidden()
  await expect(formOf(page).getByRole('link', { name: 'Privacy notice' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.getByLabel('Email', { exact: true }).first().fill(entered.email)
  await page.getByLabel('Contact Number').fill(entered.phone)
  await submit(page)
  await expect(heading(page)).toHaveText('Is this your email address?')
  await expect(page.getByText(entered.email).first()).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('Is this your email address?')

  await page.getByRole('button', { name: 'No' }).click()
  await expect(page.getByLabel('Note')).toHaveValue(entered.note)
  await submit(page)
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(heading(page)).toHaveText('Thank you!')
  const reference = await page.getByText(/FC-[0-9A-Z]{4}-[0-9A-Z]{4}/).textContent()
  await page.reload()
  await expect(page.getByText(reference ?? '-')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(reference ?? '-')).toBeVisible()
  await page.context().close()
})

test('shows every step within the width of a small screen and without accessibility violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [title, entries] of [
    ['Contact Us', { ...entered, email: 'nomvula', phone: '082' }],
    ['Is this your email address?', entered],
  ] as const) {
    await sendForm(page, entries)
    await expect(heading(page)).toHaveText(title)
    await expectNoAxeViolations(page)
    expect(await overflow(page)).toBe(0)
  }
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(heading(page)).toHaveText('Thank you!')
  await expectNoAxeViolations(page)
})

test('lets a browser with JavaScript go on with the form as it was sent without', async ({ page }) => {
  await sendForm(page, { ...entered, model: '57U', email: 'nomvula' }, 'quote')
  await expect(formOf(page).getByLabel('Vehicle')).toHaveValue('57U')
  await expect(formOf(page).getByText('Please choose a dealer')).toBeVisible()
  await expect(formOf(page).getByLabel('Colour').locator('option')).not.toHaveCount(1)
  await formOf(page).getByLabel('Email', { exact: true }).first().fill(entered.email)
  await expect(formOf(page).getByText('Missing @ symbol')).toHaveCount(0)
  await formOf(page).getByLabel('Dealer').selectOption({ index: 1 })
  await submit(page)
  await confirmation(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(/FC-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible()
})

test('offers vehicles, colours and dealers as lists, and lists what was chosen, without JavaScript', async ({
  browser,
}) => {
  const page = await plainPage(browser)
  await page.goto('/enquiry/quote')
  await fillIn(page)
  await formOf(page).getByLabel('Vehicle').selectOption('57U')
  await submit(page)
  await expect(formOf(page).getByText('Please choose a dealer')).toBeVisible()
  const colour = formOf(page).getByLabel('Colour').locator('option').nth(1)
  const chosen = (await colour.textContent()) ?? ''
  await formOf(page).getByLabel('Colour').selectOption({ label: chosen })
  await formOf(page).getByLabel('Dealer').selectOption({ index: 1 })
  await submit(page)
  await expect(heading(page)).toHaveText('Is this your email address?')
  await expect(page.getByRole('main')).toContainText(chosen)
  await page.context().close()
})

test('shows the step to the visitor who sent the form alone, and a way back to all others', async ({
  browser,
  page,
  tolerate,
}) => {
  tolerate(/404/)
  await sendForm(page, entered)
  const address = page.url()
  const other = await plainPage(browser)
  const answer = await other.goto(address)
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'private, no-store'])
  await expect(heading(other)).toHaveText('This step is no longer here.')
  expect(await other.content()).not.toContain(entered.email)
  await expectNoAxeViolations(await visit(page, address.replace(/check\/en\/[\w-]+/, 'check/en/gone')))
  await other.getByRole('link', { name: 'Back to the form' }).click()
  await expect(other).toHaveURL(/\/contact$/)
  await other.context().close()
})

async function visit(page: Page, address: string): Promise<Page> {
  await page.goto(address)
  return page
}

test('speaks the language of the form', async ({ page }) => {
  await sendForm(page, { ...entered, language: 'af' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'af')
  await expect(heading(page)).toHaveText('Is dit jou e-posadres?')
})

test('renders the check page as valid HTML and escapes the entered values', async ({ request }) => {
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
