import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { formOf, openForm } from '../support/forms.ts'
import { sendPlainForm } from '../support/plain-form.ts'
import { only, readPage, textOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const email = 'thabo@example.co.za'

async function stubNewsletter(page: Page, response: object | null, released = Promise.resolve()) {
  const submissions: Record<string, unknown>[] = []
  await page.route('**/api/subscribeUser', async (route) => {
    submissions.push(route.request().postDataJSON() as Record<string, unknown>)
    await released
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

test('sends the four values and shows ...Sending on the button meanwhile (V-138, V-139)', {
  tag: '@core',
}, async ({ page }) => {
  await openForm(page, '/connect')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const confirm = { result: 'success', msg: 'Please confirm your email address.' }
  const submissions = await stubNewsletter(page, confirm, released)
  await fill(page)
  await subscribe(page)
  await expect(formOf(page).getByRole('button', { name: '...Sending', exact: true })).toBeVisible()
  release()
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
  expect(submissions[0]).toMatchObject({
    firstName: 'Thabo',
    lastName: 'Mokoena',
    emailAddress: email,
    over18: 'yes',
  })
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

test('shows the thank-you page after subscribing without JavaScript', { tag: '@core' }, async ({
  request,
}) => {
  const form = await readPage(request, '/connect')
  const entries = { firstName: 'Naledi', lastName: 'Dlamini', over18: 'yes' }
  const asked = await sendPlainForm(request, form, 'Subscribe', {
    ...{ ...entries, emailAddress: 'naledi@example.co.za' },
  })
  expect(asked.address).toMatch(/\/newsletter\/asked$/)
  expect(textOf(only(asked.document, 'h1'))).toBe('Thank you')
})

test('shows the incomplete-link message for an invalid unsubscribe link', { tag: '@core' }, async ({
  request,
}) => {
  const form = await readPage(request, '/unsubscribe/nothing.0.x')
  const refused = await sendPlainForm(request, form, 'No more marketing')
  expect(textOf(only(refused.document, 'h1'))).toBe('This link is not complete')
})

test('shows the incomplete-link message without accessibility violations', async ({ page }) => {
  await page.goto('/unsubscribe/nothing.0.x')
  await page.getByRole('button', { name: 'No more marketing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible()
  await expectNoAxeViolations(page)
})
