import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { answerForms, field, fillIn, formOf, openForm, stored, submit } from '../support/forms.ts'
import { mainText, plainVisitor, sendPlainForm, visitorPauseMs } from '../support/plain-form.ts'
import { readPage } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

/** Returns the options of a select, without the empty one. */
async function optionsOf(page: Page, name: string) {
  const options = formOf(page).getByLabel(name).locator('option:not([value=""])')
  return options.evaluateAll((all) =>
    all.map((option) => ({ value: (option as HTMLOptionElement).value, label: option.textContent ?? '' })),
  )
}

test('requires a vehicle and a dealer for a quote, and sends them with the colour', async ({ page }) => {
  await openForm(page, '/enquiry/quote')
  const submissions = await answerForms(page, stored)
  await fillIn(page)
  await submit(page)
  await expect(formOf(page).getByText('Please choose a vehicle')).toBeVisible()
  await expect(formOf(page).getByText('Please choose a dealer')).toBeVisible()
  const [model] = await optionsOf(page, 'Vehicle')
  const [dealer] = await optionsOf(page, 'Dealer')
  await formOf(page)
    .getByLabel('Vehicle')
    .selectOption(model?.value ?? '')
  await formOf(page)
    .getByLabel('Dealer')
    .selectOption(dealer?.value ?? '')
  await expect(formOf(page).getByLabel('Colour').locator('option')).not.toHaveCount(1)
  const [, colour] = await optionsOf(page, 'Colour')
  await formOf(page)
    .getByLabel('Colour')
    .selectOption(colour?.value ?? '')
  await submit(page)
  await expect(page.getByText('Your Message has been sent.')).toBeVisible()
  expect(submissions[0]?.body).toMatchObject({
    model: model?.value,
    dealer: dealer?.value,
    colour: colour?.value,
    page: '/enquiry/quote',
  })
})

test('prefills vehicle, colour and dealer from the link, leaves them editable and ignores unknown values', async ({
  page,
}) => {
  await openForm(page, '/enquiry/test-drive')
  const models = await optionsOf(page, 'Vehicle')
  const dealers = await optionsOf(page, 'Dealer')
  const model = models.at(2)
  const dealer = dealers.at(1)
  await formOf(page)
    .getByLabel('Vehicle')
    .selectOption(model?.value ?? '')
  await expect(formOf(page).getByLabel('Colour').locator('option')).not.toHaveCount(1)
  const colour = (await optionsOf(page, 'Colour')).at(1)
  await openForm(
    page,
    `/enquiry/test-drive?model=${model?.value}&colour=${colour?.value}&dealer=${dealer?.value}`,
  )
  await expect(formOf(page).getByLabel('Vehicle')).toHaveValue(model?.value ?? '-')
  await expect(formOf(page).getByLabel('Colour')).toHaveValue(colour?.value ?? '-')
  await expect(formOf(page).getByLabel('Dealer')).toHaveValue(dealer?.value ?? '-')
  await formOf(page).getByLabel('Vehicle').selectOption({ index: 0 })
  await expect(formOf(page).getByLabel('Colour').locator('option')).toHaveCount(1)
  await openForm(page, '/enquiry/test-drive?model=NONE&dealer=%3Cb%3E')
  await expect(formOf(page).getByLabel('Vehicle')).toHaveValue('')
  await expect(formOf(page).getByLabel('Dealer')).toHaveValue('')
})

test('books a test drive while the dealer is open, and shows its reference (D-016)', {
  tag: '@core',
}, async ({ page }) => {
  await openForm(page, '/enquiry/test-drive')
  const [model] = await optionsOf(page, 'Vehicle')
  const [dealer] = await optionsOf(page, 'Dealer')
  await formOf(page)
    .getByLabel('Vehicle')
    .selectOption(model?.value ?? '')
  await formOf(page)
    .getByLabel('Dealer')
    .selectOption(dealer?.value ?? '')
  await expect(formOf(page).getByRole('combobox', { name: 'Preferred Day' })).toBeVisible()
  const [, day] = await optionsOf(page, 'Preferred Day')
  await formOf(page)
    .getByLabel('Preferred Day')
    .selectOption(day?.value ?? '')
  await formOf(page).getByLabel('Preferred Time').selectOption('10:00')
  await fillIn(page)
  await field(page, 'Note').fill('Does it tow a caravan?')
  await page.clock.fastForward(2_000)
  await submit(page)
  await expect(page.getByText(/^Your reference is FC-[2-9A-Z]{4}-[2-9A-Z]{4}\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
  await expect(page.getByRole('main')).toContainText(`${day?.label}, 10:00`)
  const calendar = await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')
  expect(await (await page.request.get(calendar ?? '')).text()).toContain('DTSTART;TZID=Africa/Johannesburg:')
})

test('shows the entries on a check page and then sends them, without JavaScript', async ({ request }) => {
  const form = await readPage(request, '/contact')
  const asked = await sendPlainForm(request, form, 'Submit', { ...plainVisitor, adult: 'on' })
  for (const text of Object.values(plainVisitor)) expect(mainText(asked)).toContain(text)
  await pause(visitorPauseMs)
  expect(mainText(await sendPlainForm(request, asked, 'Yes'))).toMatch(/FC-[2-9A-Z]{4}-[2-9A-Z]{4}/)
})
