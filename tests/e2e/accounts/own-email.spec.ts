import { expect, test } from '../support/account.ts'

test('asks for the current password when a user changes its own e-mail, and only then', async ({
  page,
  admin,
  signInAs,
  tolerate,
}) => {
  tolerate(/400/)
  const { id, email } = await signInAs('editor')
  const storedEmail = async () => (await (await admin.get(`/api/users/${id}?depth=0`)).json()).email
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto('/admin/account')
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
  const password = page.locator('#field-currentPassword')
  await expect(page.locator('#field-email')).toHaveValue(email)
  await expect(password).toHaveCount(0)

  await page.locator('#field-email').fill(`new-${email}`)
  await expect(password).toHaveAttribute('type', 'password')
  await save()
  await expect(page.getByText('Enter your current password to change your e-mail.').first()).toBeVisible()
  expect(await storedEmail()).toBe(email)

  await password.fill('a-password-of-somebody')
  await save()
  await expect.poll(storedEmail).toBe(`new-${email}`)
  await expect(password).toHaveCount(0)
})
