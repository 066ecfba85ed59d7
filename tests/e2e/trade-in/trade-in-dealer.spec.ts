import type { Page } from '@playwright/test'
import { signIn } from '../support/editor.ts'
import { formOf, openForm, visitor } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'
import { button, entry, fillTradeIn, marketingQuestion, tradeInPath, vehicle } from '../support/trade-in.ts'

const dealer = 'marula-toyota-bryanston'
const name = 'Marula Toyota Bryanston'

/** Sends a completed form to the server; returns the reference that the visitor reads. */
async function send(page: Page): Promise<string> {
  await page.clock.fastForward(2_000)
  await button(page, 'Submit').click()
  await marketingQuestion(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Your enquiry has been submitted.', { exact: true })).toBeVisible()
  const line = await page.getByText(/FC-[0-9A-Z]{4}-[0-9A-Z]{4}/).textContent()
  return /FC-\w{4}-\w{4}/.exec(line ?? '')?.[0] ?? ''
}

async function storedEnquiry(page: Page, reference: string) {
  await signIn(page.request)
  const found = await page.request.get(`/api/enquiries?where[reference][equals]=${reference}&depth=0`)
  const { docs } = (await found.json()) as { docs: Record<string, unknown>[] }
  expect(docs).toHaveLength(1)
  return docs[0]
}

test('goes to the dealer on whose site it is, and leads back to the home of the dealer (D-003, D-048, D-298, D-330)', async ({
  page,
}) => {
  await openForm(page, `/dealers/${dealer}`)
  await page
    .getByRole('navigation', { name: 'Pages of this dealer' })
    .getByRole('link', { name: 'Trade in' })
    .click()
  await expect(page).toHaveURL(`/dealers/${dealer}/trade-in`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Trade in at ${name}.`)
  await openForm(page, `/dealers/${dealer}/trade-in`)
  await expect(formOf(page).getByRole('combobox', { name: /^Dealer/ })).toHaveCount(0)
  await fillTradeIn(page)
  const reference = await send(page)
  const home = page.getByRole('link', { name: 'Back to Home' })
  await expect(home).toHaveAttribute('href', `/dealers/${dealer}/home`)
  await home.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await storedEnquiry(page, reference)).toMatchObject({ kind: 'tradeIn', dealerName: name })
})

test('may be sent without a dealer, with the desk that the page asks for (D-330, D-333, D-337)', async ({
  page,
}) => {
  await openForm(page, tradeInPath)
  await expect(formOf(page).locator('input[name=desk]')).toHaveValue('enquiry')
  await expect(formOf(page).getByRole('radio', { name: 'Email' }).first()).toBeChecked()
  await fillTradeIn(page)
  await expect(entry(page, 'Dealer')).toHaveValue('')
  const stored = JSON.stringify(await storedEnquiry(page, await send(page)))
  for (const text of [visitor.Email, vehicle.Model, 'Department: Sales', 'Linden'])
    expect(stored).toContain(text)
  expect(stored).toMatch(/082 ?123 ?4567/)
})
