import type { Page } from '@playwright/test'
import { signIn } from '../support/editor.ts'
import { fillIn, formOf, openForm, sayYes, submit, visitor } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

const group = '/dealers/groups/kokerboom-motors'
const swakopmund = 'kokerboom-toyota-swakopmund'
const age = 'I confirm that I am 18 years old or older'

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
  await sayYes(page)
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
  const dealers = formOf(page).getByRole('combobox', { name: 'Dealer' })
  await expect(dealers.getByRole('option')).toHaveText([
    'Choose a dealer',
    'Kokerboom Toyota Oshakati',
    'Kokerboom Toyota Swakopmund',
    'Kokerboom Toyota Windhoek',
  ])
  await submit(page)
  for (const message of [...messages, 'Please choose a dealer'])
    await expect(formOf(page).getByText(message, { exact: true })).toBeVisible()
  await expect(dealers).toBeFocused()
  await dealers.selectOption(swakopmund)
  await expect(page.getByRole('group', { name: 'Your enquiry' })).toContainText('Kokerboom Toyota Swakopmund')
  const reference = await send(page)
  expect(await recipientsOf(page, reference)).toEqual(['enquiries.swakopmund@example.co.za', visitor.Email])
  expect(await storedDealer(page, reference)).toEqual([['dealerContact', 'Kokerboom Toyota Swakopmund']])
})

test('offers the dealers of a group without JavaScript too, and asks again for a missing one (D-004)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${group}`)
  await fillIn(page)
  await submit(page)
  const dealers = formOf(page).getByRole('combobox', { name: 'Dealer' })
  await expect(page).toHaveURL(/\/enquiry\/check\//)
  await expect(dealers).toHaveAccessibleDescription('Please choose a dealer')
  await expect(formOf(page).getByRole('checkbox', { name: age })).toBeChecked()
  await dealers.selectOption(swakopmund)
  await submit(page)
  await expect(page.getByRole('main')).toContainText('Kokerboom Toyota Swakopmund')
  await context.close()
})
