import { expectNoAxeViolations } from './support/axe.ts'
import { formOf, openForm } from './support/forms.ts'
import { expect, test } from './support/test.ts'

test('the privacy desk sends a link to the address, whatever is held', async ({ page }) => {
  await openForm(page, '/privacy-notice')
  const form = formOf(page)
  await expect(form.getByRole('radio')).toHaveCount(3)
  await form.getByRole('button', { name: 'Send me the link' }).click()
  await expect(form.getByText('Invalid email address')).toBeVisible()
  await form.getByRole('radio', { name: 'Erase what you hold about me' }).check()
  await form.getByRole('textbox', { name: 'Email' }).fill('somebody@example.co.za')
  await form.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(/A link is on its way to somebody@example\.co\.za/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a link that is too old, or none, says so', async ({ page }) => {
  await page.goto('/privacy-request/PR-2345-6789.abc.def')
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
})
