import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** R 899 900, the dearest model of the first grade. */
const address = '/vehicles/fortuner'

const card = (page: Page) => page.locator('#instalment')
const figure = (page: Page, label: string | RegExp) =>
  card(page)
    .locator('dl > div', { has: page.locator('dt').filter({ hasText: label }) })
    .locator('dd')
const instalment = (page: Page) => card(page).getByText(/^R[\d\s]+p\/m$/)

test.beforeEach(async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' })
})

test('V-035 V-036 V-037: opens with 72 months, 12 % and a balloon of 30 %', async ({ page }) => {
  const group = (name: string) => card(page).getByRole('group', { name })
  await expect(group('Term in months').getByRole('radio')).toHaveCount(3)
  await expect(group('Term in months').getByRole('radio', { name: '72' })).toBeChecked()
  await expect(group('Balloon payment').getByRole('radio')).toHaveCount(6)
  await expect(group('Balloon payment').getByRole('radio', { name: '30 %' })).toBeChecked()
  await expect(card(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /^12\s%$/)
})

test('V-019 V-024 V-025 V-041: the instalment stands with everything it depends on and comes to', async ({
  page,
}) => {
  await expect(instalment(page)).toHaveText('R15 083 p/m')
  await expect(figure(page, 'Number of instalments')).toHaveText('72')
  await expect(figure(page, 'Interest rate')).toHaveText('12 %')
  await expect(figure(page, 'Balloon due')).toHaveText('R 269 970')
  await expect(figure(page, 'Monthly admin fee')).toHaveText('R 69')
  await expect(figure(page, 'Initiation fee')).toHaveText('R1 207,50')
  await expect(figure(page, 'Total of instalments')).toHaveText('R 1 086 044')
  await expect(figure(page, 'Total interest')).toHaveText('R 451 146')
  await expect(figure(page, 'Total cost')).toHaveText('R 1 357 222')
})

test('V-019 V-043: every input changes the result at once, and a deposit above the cap is held to it and said', async ({
  page,
}) => {
  await card(page).getByRole('textbox', { name: 'Deposit' }).fill('450 000')
  await expect(card(page).getByText('Your deposit was set to R 300 000')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('textbox', { name: 'Deposit' })).toHaveValue(/^300\s000$/)
  await card(page).getByText('60', { exact: true }).click()
  await card(page).getByText('20 %', { exact: true }).click()
  for (let step = 0; step < 4; step += 1) await card(page).getByRole('slider').press('ArrowRight')
  await expect(figure(page, 'Interest rate')).toHaveText('13 %')
  await expect(instalment(page)).toHaveText('R11 573 p/m')
  await expect(figure(page, 'Total interest')).toHaveText('R 270 335')
  await expect(figure(page, 'Total cost')).toHaveText('R 1 175 582')
})

test('V-036 V-044: the slider stops at exactly the fourteen rates', async ({ page }) => {
  const slider = card(page).getByRole('slider')
  const rates = [await slider.getAttribute('aria-valuetext')]
  for (let step = 0; step < 20; step += 1) {
    await slider.press('ArrowRight')
    rates.push(await slider.getAttribute('aria-valuetext'))
  }
  expect([...new Set(rates)].map((rate) => rate?.replace(/\s/g, ' '))).toEqual(
    [
      '12',
      '12,25',
      '12,5',
      '12,75',
      '13',
      '13,25',
      '13,5',
      '14',
      '14,5',
      '15',
      '15,5',
      '16',
      '16,5',
      '17',
    ].map((rate) => `${rate} %`),
  )
})

test('V-042: the deposit takes digits alone, and an empty field counts as none', async ({ page }) => {
  const deposit = card(page).getByRole('textbox', { name: 'Deposit' })
  await deposit.fill('12a3.4-5')
  await expect(figure(page, /^Deposit$/)).toHaveText('R 12 345')
  await deposit.fill('')
  await expect(figure(page, /^Deposit$/)).toHaveText('R 0')
  await expect(instalment(page)).toHaveText('R15 083 p/m')
})

test('V-043: the cap follows the model', async ({ page }) => {
  await page.goto('/vehicles/vitz', { waitUntil: 'networkidle' })
  const deposit = card(page).getByRole('textbox', { name: 'Deposit' })
  await deposit.fill('300000')
  await expect(card(page).getByText(/^Your deposit was set to R/)).toBeVisible()
  const price = Number((await figure(page, /^Price$/).textContent())?.replace(/\D/g, ''))
  const taken = Number((await figure(page, /^Deposit$/).textContent())?.replace(/\D/g, ''))
  expect(taken).toBe(Math.floor(price * 0.6))
})

test('a screen reader hears the new instalment once per change', async ({ page }) => {
  const heard = card(page).getByRole('status').filter({ hasText: 'Estimated instalment' })
  await expect(heard).toHaveCount(0)
  const slider = card(page).getByRole('slider')
  for (let step = 0; step < 4; step += 1) await slider.press('ArrowRight')
  await expect(heard).toHaveCount(1)
  await expect(heard).toContainText(await instalment(page).innerText())
})
