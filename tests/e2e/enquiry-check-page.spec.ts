import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { htmlErrors } from './support/html.ts'
import { expect, test } from './support/test.ts'

const entered = {
  ...{
    fullName: 'Nomvula Dlamini',
    phone: '082 123 4567',
    email: 'nomvula@example.co.za',
    note: 'Two\nlines',
  },
  ...{ adult: 'on', page: '/contact', language: 'en', website: '' },
}

/** Sends the contact form as a browser without JavaScript does: the answer is the next page. */
async function sendForm(page: Page, entries: Record<string, string>): Promise<void> {
  // A page without scripts of its own: leaving one early would be an error of that page.
  await page.goto('/robots.txt')
  const answered = page.waitForNavigation()
  await page.evaluate((values) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/api/enquiries/contact' })
    for (const [name, value] of Object.entries(values)) {
      const field = document.createElement('textarea')
      Object.assign(field, { name, value })
      form.append(field)
    }
    document.body.append(form)
    form.submit()
  }, entries)
  await answered
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('shows errors at their fields and asks to confirm the email, without JavaScript (D-160, D-163)', async ({
  page,
  tolerate,
}) => {
  tolerate(/422/)
  await page.setViewportSize({ width: 320, height: 700 })
  await sendForm(page, { ...entered, email: 'nomvula', phone: '082' })
  await expect(page.getByLabel('Email', { exact: true }).first()).toHaveAccessibleDescription(
    'Missing @ symbol',
  )
  await expect(page.getByLabel('Contact Number')).toHaveAccessibleDescription(
    'Please enter at least 10 digits',
  )
  await expect(page.getByLabel('Name & Surname')).toHaveValue('Nomvula Dlamini')
  await expectNoAxeViolations(page)
  expect(await overflow(page)).toBe(0)

  await page.getByLabel('Email', { exact: true }).first().fill(entered.email)
  await page.getByLabel('Contact Number').fill(entered.phone)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this your email address?')
  await expect(page.getByText(entered.email).first()).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await overflow(page)).toBe(0)

  await page.getByRole('button', { name: 'No' }).click()
  await expect(page.getByLabel('Note')).toHaveValue('Two\nlines')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
  await expect(page.getByText('Your Message has been sent.')).toBeVisible()
  await expect(page.getByText(/FC-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('renders the check page as valid HTML and escapes the entered values', async ({ request }) => {
  const form = { ...entered, note: '</textarea><script>alert(1)</script>', fullName: '"><img src=x>' }
  for (const entries of [form, { ...form, email: 'x' }]) {
    const answer = await request.post('/api/enquiries/contact', { form: entries })
    const html = await answer.text()
    expect(html).not.toMatch(/<script|<img/)
    expect(await htmlErrors(html, '/api/enquiries/contact')).toEqual([])
  }
})
