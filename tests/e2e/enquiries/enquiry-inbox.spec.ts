import { randomUUID } from 'node:crypto'
import { signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

test('shows an enquiry and its deliveries in the inbox, saves status and note, and counts it on the dashboard', {
  tag: '@core',
}, async ({ page }) => {
  test.slow()
  const answer = await page.request.post('/api/enquiries/contact', {
    data: {
      ...{ fullName: 'Palesa Mokoena', phone: '082 123 4567', email: 'palesa@example.co.za', adult: true },
      ...{ key: randomUUID(), page: '/contact', language: 'en', website: '', elapsed: 60_000 },
    },
  })
  const { reference } = (await answer.json()) as { reference: string }
  await signIn(page.request)

  await page.goto('/admin/collections/enquiries')
  await expect(page.getByRole('link', { name: 'Export as CSV' })).toBeVisible()
  const table = await page.request.get('/api/enquiries/export.csv')
  expect(await table.text()).toContain(`${reference},`)
  await page.getByRole('link', { name: reference }).click()
  await expect(page.locator('#field-fullName')).toHaveValue('Palesa Mokoena')
  await expect(page.locator('#field-fullName')).toBeDisabled()
  await expect(page.getByText('Confirmation to the visitor').first()).toBeVisible()

  await page.locator('#field-status').click()
  await page.getByRole('option', { name: 'In progress' }).click()
  const note = page.locator('#field-newNote')
  await note.fill('Called, no answer.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully').first()).toBeVisible()
  await expect(note).toHaveValue('')
  await page.locator('#field-notes .collapsible__toggle').first().click()
  await expect(page.locator('#field-notes__0__text')).toHaveValue('Called, no answer.')
  await expect(page.locator('#field-notes__0__text')).toBeDisabled()
  await expect(page.locator('#field-notes .array-actions')).toHaveCount(0)

  await page.goto('/admin')
  await expect(page.getByRole('img', { name: /^\d+ enquiries in 14 days/ })).toBeVisible()
  await page.goto('/admin/collections/deliveries')
  await expect(page.getByText('E-mail to the dealer').first()).toBeVisible()
})
