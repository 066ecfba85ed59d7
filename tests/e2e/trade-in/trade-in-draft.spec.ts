import { answerForms, field, openForm, stored, visitor } from '../support/forms.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'
import {
  button,
  entry,
  fillTradeIn,
  fillVehicle,
  goNext,
  marketingQuestion,
  stepHeading,
  storedDraft,
  tradeInPath,
  vehicle,
} from '../support/trade-in.ts'

const name = visitor['Name & Surname']
const day = 24 * 60 * 60 * 1_000

/** The pinned time, and days after it. */
const after = (days: number) => new Date(new Date(PINNED_CLOCK).getTime() + days * day)

test('fills in what was entered after a reload, without the photo (D-305)', async ({ page }) => {
  await openForm(page, tradeInPath)
  expect(await storedDraft(page)).toBeNull()
  await fillTradeIn(page)
  await entry(page, 'Message').fill('One owner, always garaged.')
  await entry(page, 'Message').blur()
  expect(await storedDraft(page)).toContain(name)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(field(page, 'Name & Surname')).toHaveValue(name)
  await expect(entry(page, 'Province')).toHaveValue('Gauteng')
  await expect(page.getByText(/filled in what you entered before/)).toBeVisible()
  await goNext(page)
  await expect(entry(page, 'Vehicle Condition')).toHaveValue('Good')
  await expect(entry(page, 'Message')).toHaveValue('One owner, always garaged.')
  await expect(entry(page, 'Photos')).toHaveValue('')
})

test('forgets what was entered when it is older than seven days (D-305)', async ({ page }) => {
  await openForm(page, tradeInPath)
  await field(page, 'Name & Surname').fill(name)
  await entry(page, 'Suburb').fill('Linden')
  await entry(page, 'Suburb').blur()
  await page.clock.setSystemTime(after(6))
  await page.reload({ waitUntil: 'networkidle' })
  await expect(field(page, 'Name & Surname')).toHaveValue(name)
  await page.clock.setSystemTime(after(8))
  await page.reload({ waitUntil: 'networkidle' })
  await expect(field(page, 'Name & Surname')).toHaveValue('')
  await expect(entry(page, 'Suburb')).toHaveValue('')
  await expect.poll(() => storedDraft(page)).toBeNull()
})

test('empties the form, forgets it and returns to the first step on Clear form (D-305)', async ({ page }) => {
  await openForm(page, tradeInPath)
  await fillTradeIn(page)
  await button(page, 'Clear form').click()
  await expect(stepHeading(page, 'Personal Details')).toBeFocused()
  expect(await storedDraft(page)).toBeNull()
  await page.reload({ waitUntil: 'networkidle' })
  for (const label of ['Name & Surname', 'Email']) await expect(field(page, label)).toHaveValue('')
  await expect(entry(page, 'Province')).toHaveValue('')
})

test('empties the fields at once on Clear form (D-305)', async ({ page }) => {
  await openForm(page, tradeInPath)
  await field(page, 'Name & Surname').fill(name)
  await entry(page, 'Province').selectOption('Limpopo')
  expect(await storedDraft(page)).toContain('Limpopo')
  await button(page, 'Clear form').click()
  await expect(field(page, 'Name & Surname')).toHaveValue('')
  await expect(entry(page, 'Province')).toHaveValue('')
  expect(await storedDraft(page)).toBeNull()
})

test('keeps what was entered when sending fails, and forgets it once it is sent (D-304, D-306)', async ({
  page,
  tolerate,
}) => {
  tolerate(/503/)
  await openForm(page, tradeInPath)
  await answerForms(page, { status: 503 }, stored)
  await fillTradeIn(page)
  await button(page, 'Submit').click()
  await marketingQuestion(page).getByRole('button', { name: 'Yes' }).click()
  await expect(button(page, 'Try again')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(field(page, 'Email')).toHaveValue(visitor.Email)
  await goNext(page)
  await expect(entry(page, 'Make')).toHaveValue(vehicle.Make)
  expect(await storedDraft(page)).not.toBeNull()
  await fillVehicle(page)
  await button(page, 'Submit').click()
  await marketingQuestion(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Your enquiry has been submitted.')).toBeVisible()
  expect(await storedDraft(page)).toBeNull()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(field(page, 'Name & Surname')).toHaveValue('')
})
