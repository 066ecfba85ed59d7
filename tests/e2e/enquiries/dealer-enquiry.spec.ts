import type { Page } from '@playwright/test'
import { signIn } from '../support/editor.ts'
import { fillIn, formOf, openForm, submit, visitor } from '../support/forms.ts'
import {
  descriptionOf,
  fieldOf,
  mainText,
  optionsOf,
  plainVisitor,
  sendPlainForm,
} from '../support/plain-form.ts'
import { readPage } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const group = '/dealers/groups/kokerboom-motors'
const swakopmund = 'kokerboom-toyota-swakopmund'
const dealers = ['Kokerboom Toyota Oshakati', 'Kokerboom Toyota Swakopmund', 'Kokerboom Toyota Windhoek']

const messages = [
  'Full name is required',
  'Contact number is required',
  'Email address is required',
  'Please confirm your age',
] as const

/** Completes the form, and returns the reference that the visitor reads. */
async function send(page: Page): Promise<string> {
  await fillIn(page)
  await submit(page)
  const reference = page.getByText(/FC-[0-9A-Z]{4}-[0-9A-Z]{4}/).first()
  await expect(reference).toBeVisible()
  return /FC-\w{4}-\w{4}/.exec((await reference.textContent()) ?? '')?.[0] ?? ''
}

/** The recipients of the mails about an enquiry, once both are sent: to the dealer and to the visitor. */
async function recipientsOf(page: Page, reference: string): Promise<string[]> {
  await signIn(page.request)
  const recipients = async () => {
    const found = await page.request.get(`/api/mails?where[about][equals]=${reference}&sort=recipients`)
    return ((await found.json()) as { docs: { recipients: string }[] }).docs.map((mail) => mail.recipients)
  }
  await expect.poll(async () => (await recipients()).length, { timeout: 45_000 }).toBe(2)
  return recipients()
}

async function storedDealer(page: Page, reference: string) {
  const found = await page.request.get(`/api/enquiries?where[reference][equals]=${reference}&depth=0`)
  const { docs } = (await found.json()) as { docs: { kind: string; dealerName: string }[] }
  return docs.map(({ kind, dealerName }) => [kind, dealerName])
}

test('sends the general form of a dealer to its list for general enquiries only (D-061)', async ({
  page,
}) => {
  test.slow()
  await openForm(page, '/dealers/marula-toyota-bryanston/contact')
  await submit(page)
  for (const message of messages) await expect(formOf(page).getByText(message, { exact: true })).toBeVisible()
  const reference = await send(page)
  expect(await recipientsOf(page, reference)).toEqual(['enquiries.bryanston@example.co.za', visitor.Email])
  expect(await storedDealer(page, reference)).toEqual([['dealerContact', 'Marula Toyota Bryanston']])
})

test('sends the form of a group to the dealer that the visitor chooses (D-004)', async ({ page }) => {
  test.slow()
  await openForm(page, group)
  const list = formOf(page).getByRole('combobox', { name: 'Dealer' })
  await expect(list.getByRole('option')).toHaveText(['Choose a dealer', ...dealers])
  await submit(page)
  for (const message of [...messages, 'Please choose a dealer'])
    await expect(formOf(page).getByText(message, { exact: true })).toBeVisible()
  await expect(list).toBeFocused()
  await list.selectOption(swakopmund)
  await expect(page.getByRole('group', { name: 'Your enquiry' })).toContainText('Kokerboom Toyota Swakopmund')
  const reference = await send(page)
  expect(await recipientsOf(page, reference)).toEqual(['enquiries.swakopmund@example.co.za', visitor.Email])
  expect(await storedDealer(page, reference)).toEqual([['dealerContact', 'Kokerboom Toyota Swakopmund']])
})

test('offers the dealers of a group without JavaScript too, and asks again for a missing one (D-004)', {
  tag: '@core',
}, async ({ request }) => {
  const form = await readPage(request, group)
  expect(optionsOf(form, 'dealer').map(({ label }) => label)).toEqual(dealers)
  const refused = await sendPlainForm(request, form, 'Submit', { ...plainVisitor, adult: 'on' })
  expect(refused.address).toContain('/enquiry/check/')
  expect(descriptionOf(refused, 'dealer')).toBe('Please choose a dealer')
  expect(fieldOf(refused, 'adult').hasAttribute('checked')).toBe(true)
  const asked = await sendPlainForm(request, refused, 'Submit', { dealer: swakopmund })
  expect(mainText(asked)).toContain('Kokerboom Toyota Swakopmund')
})
