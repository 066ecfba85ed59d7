import type { Locator, Page } from '@playwright/test'
import { photo } from '../support/files.ts'
import { answerForms, field, openForm, stored, visitor } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'
import {
  button,
  entry,
  fillPerson,
  goNext,
  marketingQuestion,
  stepHeading,
  tradeInPath,
  vehicle,
} from '../support/trade-in.ts'

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

test('is completed and sent with the keyboard alone (D-299, D-302)', async ({ page }) => {
  await openForm(page, tradeInPath)
  const sent = await answerForms(page, stored)
  // Asked for early: the browser takes a moment to hand its dialog over.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 })
  await field(page, 'Name & Surname').focus()
  await page.keyboard.type(visitor['Name & Surname'])
  for (const label of ['Contact Number', 'Email'] as const) {
    await tabTo(page, field(page, label))
    await page.keyboard.type(visitor[label])
  }
  await tabTo(page, entry(page, 'Province'))
  await page.keyboard.type('Gau')
  await expect(entry(page, 'Province')).toHaveValue('Gauteng')
  await tabTo(page, entry(page, 'Suburb'))
  await page.keyboard.type('Linden')
  await tabTo(page, entry(page, 'I confirm that I am 18 years old or older'))
  await page.keyboard.press('Space')
  await tabTo(page, button(page, 'Next'))
  await page.keyboard.press('Enter')

  await expect(stepHeading(page, 'Vehicle Details')).toBeFocused()
  for (const label of ['Make', 'Model', 'Year'] as const) {
    await tabTo(page, entry(page, label))
    await page.keyboard.type(vehicle[label])
  }
  await tabTo(page, entry(page, 'Vehicle Condition'))
  await page.keyboard.type('Good')
  for (const label of ['Odometer Reading (km)', 'Asking Price (R)'] as const) {
    await tabTo(page, entry(page, label))
    await page.keyboard.type(vehicle[label])
  }
  await tabTo(page, entry(page, 'Photos'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await photo())
  await tabTo(page, button(page, 'Submit'))
  await page.keyboard.press('Enter')
  await expect(marketingQuestion(page)).toBeVisible()
  await tabTo(page, marketingQuestion(page).getByRole('button', { name: 'Yes' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('[tabindex="-1"]', { hasText: 'Your enquiry has been submitted.' })).toBeFocused()
  expect(sent).toHaveLength(1)
})

test('fits a window of 320 pixels in both steps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openForm(page, tradeInPath)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await fillPerson(page)
  await goNext(page)
  expect(await overflow()).toBeLessThanOrEqual(0)
})
