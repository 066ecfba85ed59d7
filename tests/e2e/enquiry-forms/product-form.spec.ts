import { setTimeout as pause } from 'node:timers/promises'
import { expectNoAxeViolations } from '../support/axe.ts'
import { answerForms, field, formOf, openForm, stored, visitor } from '../support/forms.ts'
import { fieldOf, mainText, plainVisitor, sendPlainForm, visitorPauseMs } from '../support/plain-form.ts'
import { readPage } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const title = 'TGR Cap & Scarf'
const path = `/enquiry/merchandise?product=${encodeURIComponent(title)}`

test('shows the product of the link, checks the rest and sends both (C-202, C-205)', async ({ page }) => {
  await openForm(page, path)
  const sent = await answerForms(page, stored)
  await expect(field(page, 'Product')).toHaveValue(title)
  await expect(field(page, 'Product')).not.toBeEditable()
  const submit = formOf(page).getByRole('button', { name: 'Submit Enquiry', exact: true })
  await submit.click()
  for (const message of ['Full name is required', 'Contact number is required', 'Email address is required'])
    await expect(formOf(page).getByText(message, { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  for (const [label, value] of Object.entries({ ...visitor, Email: 'thandi' }))
    await field(page, label).fill(value)
  await submit.click()
  await expect(formOf(page).getByText('Missing @ symbol', { exact: true })).toBeVisible()
  expect(sent).toEqual([])
  await field(page, 'Email').fill(visitor.Email)
  await submit.click()
  await expect(page.getByText('Your request has been sent.', { exact: true })).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ product: title, page: '/enquiry/merchandise' })
})

test('asks for the product where no link brings one, or one that is too long', async ({ page }) => {
  for (const query of ['', `?product=${'x'.repeat(121)}`]) {
    await openForm(page, `/enquiry/merchandise${query}`)
    await expect(field(page, 'Product')).toHaveValue('')
    await expect(field(page, 'Product')).toBeEditable()
  }
})

test('shows the product of the link without JavaScript, and sends it (C-202, C-205)', async ({ request }) => {
  const form = await readPage(request, path)
  expect(fieldOf(form, 'product').value).toBe(title)
  const asked = await sendPlainForm(request, form, 'Submit Enquiry', plainVisitor)
  expect(mainText(asked)).toContain(title)
  await pause(visitorPauseMs)
  expect(mainText(await sendPlainForm(request, asked, 'Yes'))).toMatch(/FC-[2-9A-Z]{4}-[2-9A-Z]{4}/)
})
