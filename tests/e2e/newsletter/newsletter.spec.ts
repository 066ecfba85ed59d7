import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { formOf, openForm } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

const email = 'thabo@example.co.za'

async function stubNewsletter(page: Page, response: object | null, afterMs = 0) {
  const submissions: Record<string, unknown>[] = []
  await page.route('**/api/subscribeUser', async (route) => {
    submissions.push(route.request().postDataJSON() as Record<string, unknown>)
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (response) await route.fulfill({ json: response })
    else await route.abort('connectionreset')
  })
  return submissions
}

async function fill(page: Page) {
  await formOf(page).getByLabel('First Name').fill('Thabo')
  await formOf(page).getByLabel('Last Name').fill('Mokoena')
  await formOf(page).getByLabel('Email Address').fill(email)
  await formOf(page).getByRole('checkbox').check()
}

const subscribe = (page: Page) => formOf(page).getByRole('button', { name: 'Subscribe' }).click()

test('shows an error for every missing or invalid field and sends nothing (V-134, V-135, V-136, V-137)', async ({
  page,
}) => {
  await openForm(page, '/connect')
  const submissions = await stubNewsletter(page, {})
  await expect(formOf(page).getByRole('checkbox', { name: /over 18/ })).not.toBeChecked()
  await subscribe(page)
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email address is required',
    'Please confirm that you are over 18',
  ])
    await expect(formOf(page).getByText(message)).toBeVisible()
  await expect(formOf(page).getByLabel('First Name')).toBeFocused()
  await fill(page)
  await formOf(page).getByLabel('Email Address').fill('abc')
  await subscribe(page)
  await expect(formOf(page).getByText('Invalid email address')).toBeVisible()
  expect(submissions).toEqual([])
  await expectNoAxeViolations(page)
})

test('sends the four values and shows ...Sending on the button meanwhile (V-138, V-139)', async ({
  page,
}) => {
  await openForm(page, '/connect')
  const submissions = await stubNewsletter(
    page,
    { result: 'success', msg: 'Please confirm your email address.' },
    1_500,
  )
  await fill(page)
  await subscribe(page)
  await expect(formOf(page).getByRole('button', { name: '...Sending', exact: true })).toBeVisible()
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
  expect(submissions[0]).toMatchObject({
    firstName: 'Thabo',
    lastName: 'Mokoena',
    emailAddress: email,
    over18: 'yes',
  })
})

test.describe('the response of the newsletter service (V-140, V-141, V-142, V-143, V-334, V-335)', () => {
  for (const [row, text, title, message] of [
    ['V-335', 'Oops: Member Exists here', null, `The email ${email} is already signed up to our newsletter.`],
    [
      'V-141 V-334',
      'The domain portion is wrong',
      'Submission Error',
      `The email address ${email} doesn't appear to be a valid email address, please enter a valid email address.`,
    ],
    [
      'V-142',
      'Now confirm your email address, please',
      'Thank you',
      'Now confirm your email address, please',
    ],
    ['V-143', 'Too many attempts', null, 'Too many attempts'],
  ] as const) {
    test(`shows the message for “${text}” (${row})`, async ({ page }) => {
      await openForm(page, '/connect')
      await stubNewsletter(page, { result: 'error', msg: text, error: '' })
      await fill(page)
      await subscribe(page)
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(page.getByText('Submission Error')).toHaveCount(title === 'Submission Error' ? 1 : 0)
      await expect(page.getByText('Thank you', { exact: true })).toHaveCount(title === 'Thank you' ? 1 : 0)
    })
  }
})

test('keeps the entries and offers a retry when the connection drops (V-144)', async ({ page, tolerate }) => {
  tolerate(/ERR_/)
  await openForm(page, '/connect')
  await stubNewsletter(page, null)
  await fill(page)
  await subscribe(page)
  await expect(formOf(page).getByRole('status')).toHaveText(/could not be sent/)
  await expect(formOf(page).getByRole('button', { name: 'Subscribe' })).toBeEnabled()
  await expect(formOf(page).getByLabel('First Name')).toHaveValue('Thabo')
  await page.unroute('**/api/subscribeUser')
  await stubNewsletter(page, { msg: 'Please confirm your email address: confirm your email address' })
  await formOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
})

test('shows the thank-you page after subscribing without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/connect')
  await formOf(page).getByLabel('First Name').fill('Naledi')
  await formOf(page).getByLabel('Last Name').fill('Dlamini')
  await formOf(page).getByLabel('Email Address').fill('naledi@example.co.za')
  await formOf(page).getByRole('checkbox').check()
  await subscribe(page)
  await expect(page).toHaveURL(/\/newsletter\/asked$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await context.close()
})

test('shows the incomplete-link message for an invalid unsubscribe link', async ({ page }) => {
  await page.goto('/unsubscribe/nothing.0.x')
  await page.getByRole('button', { name: 'No more marketing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible()
  await expectNoAxeViolations(page)
})
