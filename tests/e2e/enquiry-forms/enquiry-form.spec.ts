import { expectNoAxeViolations } from '../support/axe.ts'
import { answerForms, field, fillIn, formOf, openForm, stored, submit } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

const path = '/contact'
const failure = /sent.*Everything you entered is still here/

test('shows all error messages at once, only on submit, and sends nothing (D-148, D-158, D-160, D-389)', async ({
  page,
}) => {
  await openForm(page, path)
  const sent = await answerForms(page, stored)
  await field(page, 'Email').fill('thabo')
  await field(page, 'Contact Number').fill('082')
  await field(page, 'Name & Surname').focus()
  await expect(page.getByText('Missing @ symbol')).toHaveCount(0)
  await submit(page)
  for (const message of [
    'Full name is required',
    'Please enter at least 10 digits',
    'Missing @ symbol',
    'Please confirm your age',
  ]) {
    await expect(formOf(page).getByText(message, { exact: true })).toBeVisible()
  }
  await expect(field(page, 'Name & Surname')).toBeFocused()
  expect(sent).toEqual([])
  await expectNoAxeViolations(page)
})

test('keeps the entered values after a failed submission and retries on one press (D-390, D-392, D-161)', {
  tag: '@core',
}, async ({ page, tolerate }) => {
  tolerate(/503/)
  await openForm(page, path)
  const sent = await answerForms(page, { status: 503 }, { status: 503 }, stored)
  await fillIn(page)
  await field(page, 'Note').fill('When can I come by?')
  await submit(page)
  await expect(formOf(page).getByRole('status')).toHaveText(failure)
  await expect(formOf(page).getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(formOf(page).getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await expect(field(page, 'Note')).toHaveValue('When can I come by?')
  await expect(page.getByText('Thank you!')).toHaveCount(0)
  await formOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => sent.length).toBe(2)
  await expect(formOf(page).getByRole('status')).toHaveText(failure)
  expect(sent[1]?.body.key).toBe(sent[0]?.body.key)

  await field(page, 'Email').fill('thabo@example.co.za')
  await formOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your Message has been sent.')).toBeVisible()
  expect(sent[2]?.body.key).not.toBe(sent[0]?.body.key)
})

test('does not scroll before 1.2 s, then shows and focuses the result (D-168, D-420)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openForm(page, path)
  await answerForms(page, { ...stored, afterMs: 100 })
  await fillIn(page)
  const submittedAt = performance.now()
  await submit(page)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.waitForTimeout(400)
  const before = await scrolled()
  const movesAt = submittedAt + 1_200
  while (performance.now() < movesAt - 300) {
    expect(await scrolled()).toBe(before)
    await page.waitForTimeout(50)
  }
  const result = page.locator('[tabindex="-1"]', { hasText: 'Thank you!' })
  await expect(result).toBeFocused()
  expect(performance.now() - movesAt).toBeLessThan(1_000)
  await expect(result).toBeInViewport()
})

test('has no horizontal overflow at 320 px with 200 % text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openForm(page, path)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
