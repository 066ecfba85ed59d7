import { expectNoAxeViolations } from '../support/axe.ts'
import { formOf, openForm } from '../support/forms.ts'
import { only, readPage, textOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test('rejects an empty email address, then confirms that a link is on its way', { tag: '@core' }, async ({
  page,
}) => {
  await openForm(page, '/privacy-notice')
  const form = formOf(page)
  await expect(form.getByRole('radio')).toHaveCount(3)
  await form.getByRole('button', { name: 'Send me the link' }).click()
  await expect(form.getByText('Invalid email address')).toBeVisible()
  await form.getByRole('radio', { name: 'Erase what you hold about me' }).check()
  await form.getByRole('textbox', { name: 'Email' }).fill('somebody@example.co.za')
  await form.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(/We have sent a link to somebody@example\.co\.za/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('shows the expired message for an invalid privacy request link', { tag: '@core' }, async ({
  request,
}) => {
  const { document } = await readPage(request, '/privacy-request/PR-2345-6789.abc.def')
  expect(textOf(only(document, 'h1'))).toBe('This link has expired')
})
