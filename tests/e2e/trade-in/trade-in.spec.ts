import { expectNoAxeViolations } from '../support/axe.ts'
import { answerForms, field, formOf, openForm, stored } from '../support/forms.ts'
import { fieldOf } from '../support/plain-form.ts'
import { readPage, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'
import {
  button,
  entry,
  fillPerson,
  fillTradeIn,
  goNext,
  marketingQuestion,
  stepHeading,
  tradeInPath,
  vehicle,
} from '../support/trade-in.ts'

const personMessages = [
  'Full name is required',
  'Contact number is required',
  'Email address is required',
  'Please select a province',
  'Suburb is required',
  'Please confirm your age',
]

const vehicleMessages = [
  'Make is required',
  'Model is required',
  'Year is required',
  'Vehicle Condition is required',
  'Odometer Reading is required',
  'Asking Price is required',
  'Please upload a file',
]

test('asks for the person first and checks only that on Next (D-296, D-299, D-301, D-307, D-308, D-310, D-313, D-314, D-321, D-389)', async ({
  page,
}) => {
  await openForm(page, tradeInPath)
  const sent = await answerForms(page, stored)
  await expect(stepHeading(page, 'Personal Details')).toBeVisible()
  await expect(stepHeading(page, 'Vehicle Details')).toBeHidden()
  await expect(button(page, 'Submit')).toBeHidden()
  await button(page, 'Next').click()
  for (const message of personMessages)
    await expect(formOf(page).getByText(message, { exact: true })).toBeVisible()
  for (const message of vehicleMessages)
    await expect(formOf(page).getByText(message, { exact: true })).toHaveCount(0)
  await expect(field(page, 'Name & Surname')).toBeFocused()
  await expectNoAxeViolations(page)
  expect(sent).toEqual([])
})

test('names what is wrong with a telephone number and an e-mail (D-309, D-311, D-312, D-329)', async ({
  page,
}) => {
  await openForm(page, tradeInPath)
  await fillPerson(page)
  for (const number of ['082 123 456', '-1']) {
    await field(page, 'Contact Number').fill(number)
    await button(page, 'Next').click()
    await expect(field(page, 'Contact Number')).toHaveAccessibleDescription('Please enter at least 10 digits')
  }
  await field(page, 'Contact Number').fill('082 123 4567')
  for (const [email, message] of [
    ['abc', 'Missing @ symbol'],
    ['abc@', 'Invalid email address'],
  ] as const) {
    await field(page, 'Email').fill(email)
    await button(page, 'Next').click()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(message)
  }
  await expect(stepHeading(page, 'Vehicle Details')).toBeHidden()
})

test('offers provinces and conditions in their order (D-328, D-331, D-332)', { tag: '@core' }, async ({
  request,
}) => {
  const form = await readPage(request, tradeInPath)
  expect(textsOf(fieldOf(form, 'province'), 'option')).toEqual([
    'Select province',
    ...['Gauteng', 'Western Cape', 'Kwazulu-Natal', 'Free State', 'Limpopo'],
    ...['Mpumalanga', 'North West', 'Eastern Cape', 'Northern Cape'],
  ])
  expect(textsOf(fieldOf(form, 'condition'), 'option')).toEqual([
    'Select condition',
    ...['Excellent', 'Good', 'Average', 'Poor'],
  ])
  expect(fieldOf(form, 'adult').hasAttribute('checked')).toBe(false)
})

test('moves on with Enter without sending, and back with the values kept (D-299 to D-301)', async ({
  page,
}) => {
  await openForm(page, tradeInPath)
  const sent = await answerForms(page, stored)
  await fillPerson(page)
  await entry(page, 'Suburb').press('Enter')
  await expect(stepHeading(page, 'Vehicle Details')).toBeFocused()
  await expect(stepHeading(page, 'Personal Details')).toBeHidden()
  await expectNoAxeViolations(page)
  await entry(page, 'Make').fill('Toyota')
  await button(page, 'Back').click()
  await expect(stepHeading(page, 'Personal Details')).toBeFocused()
  await expect(entry(page, 'Suburb')).toHaveValue('Linden')
  await expect(entry(page, 'Province')).toHaveValue('Gauteng')
  await goNext(page)
  await expect(entry(page, 'Make')).toHaveValue('Toyota')
  expect(sent).toEqual([])
})

test('names every missing detail of the vehicle on Submit (D-315 to D-320, D-322)', async ({ page }) => {
  await openForm(page, tradeInPath)
  const sent = await answerForms(page, stored)
  await fillPerson(page)
  await goNext(page)
  await button(page, 'Submit').click()
  for (const message of vehicleMessages)
    await expect(formOf(page).getByText(message, { exact: true })).toBeVisible()
  await expect(entry(page, 'Make')).toBeFocused()
  for (const label of ['Odometer Reading (km)', 'Asking Price (R)']) {
    await expect(entry(page, label)).toHaveAttribute('min', '0')
    await entry(page, label).fill('-1')
    await expect(entry(page, label)).toHaveAccessibleDescription(/whole number without a minus sign/)
  }
  expect(sent).toEqual([])
})

test('asks before it sends without consent to marketing, and No returns to the form (D-187, D-188, D-339)', async ({
  page,
}) => {
  await openForm(page, tradeInPath)
  const sent = await answerForms(page, stored)
  await fillTradeIn(page)
  await button(page, 'Submit').click()
  await expectNoAxeViolations(page)
  await marketingQuestion(page).getByRole('button', { name: 'No' }).click()
  await expect(marketingQuestion(page)).toBeHidden()
  await expect(formOf(page).getByRole('checkbox', { name: /hear about offers/ })).toBeFocused()
  await expect(entry(page, 'Make')).toHaveValue(vehicle.Make)
  expect(sent).toEqual([])
  await button(page, 'Submit').click()
  await marketingQuestion(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('sends at once with consent, and thanks with the way home (D-187, D-297, D-298, D-302, D-323, D-339)', {
  tag: '@core',
}, async ({ page }) => {
  await openForm(page, tradeInPath)
  await answerForms(page, { ...stored, afterMs: 500 })
  await fillTradeIn(page)
  await formOf(page)
    .getByRole('checkbox', { name: /hear about offers/ })
    .check()
  await formOf(page)
    .getByRole('checkbox', { name: /marketing communication/ })
    .check()
  await formOf(page).getByRole('checkbox', { name: 'TFS' }).check()
  await button(page, 'Submit').click()
  await expect(button(page, 'Sending...')).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible()
  await expect(page.getByText('Your enquiry has been submitted.', { exact: true })).toBeVisible()
  await expect(page.getByText('Your reference is FC-7K3M-9Q2X.')).toBeVisible()
  await expect(formOf(page)).toHaveCount(0)
  await expectNoAxeViolations(page)
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

test('keeps the entries when sending fails, and shows the step of what the server refuses (D-303, D-400)', async ({
  page,
  tolerate,
}) => {
  tolerate(/503|422/)
  await openForm(page, tradeInPath)
  const errors = [{ field: 'suburb', message: 'Suburb is required' }]
  await answerForms(page, { status: 503 }, { status: 422, body: { errors } })
  await fillTradeIn(page)
  await button(page, 'Submit').click()
  await marketingQuestion(page).getByRole('button', { name: 'Yes' }).click()
  await expect(formOf(page).getByText(/Everything you entered is still here/)).toBeVisible()
  await expect(entry(page, 'Asking Price (R)')).toHaveValue(vehicle['Asking Price (R)'])
  await button(page, 'Try again').click()
  await expect(stepHeading(page, 'Personal Details')).toBeVisible()
  await expect(entry(page, 'Suburb')).toHaveAccessibleDescription('Suburb is required')
})

test('is one form with all fields without JavaScript (D-296)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(tradeInPath)
  await expect(stepHeading(page, 'Personal Details')).toBeVisible()
  await expect(stepHeading(page, 'Vehicle Details')).toBeVisible()
  await expect(button(page, 'Next')).toBeHidden()
  await context.close()
})
