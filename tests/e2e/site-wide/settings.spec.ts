import type { Page } from '@playwright/test'
import { signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const address = '/vehicles/fortuner'

const figure = (page: Page, label: string) =>
  page.locator('#instalment dl > div', { has: page.locator('dt').filter({ hasText: label }) }).locator('dd')

test('V-350: a fee and a term that an administrator saves are on the vehicle page at once', async ({
  page,
  request,
}) => {
  await page.goto(address)
  await expect(figure(page, 'Monthly admin fee')).toHaveText('R 69')
  await signIn(request)
  const before = await (await request.get('/api/globals/finance-settings?depth=0')).json()
  const save = (data: object) => request.post('/api/globals/finance-settings', { data })
  try {
    const saved = await save({
      fees: { monthlyAdmin: 7_500, initiation: 130_050 },
      instalmentCard: { terms: [36, 48, 60, 72], openingMonths: 36 },
    })
    expect(saved.ok(), await saved.text()).toBe(true)
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 10_000, intervals: [50] })
      .toContain('300,50')
    await page.reload()
    await expect(figure(page, 'Monthly admin fee')).toHaveText('R 75')
    await expect(figure(page, 'Initiation fee')).toHaveText('R1 300,50')
    await expect(figure(page, 'Number of instalments')).toHaveText('36')
    // 36 × 75 and once 1 300,50.
    await expect(figure(page, 'Total fees')).toHaveText('R 4 000')
  } finally {
    await save(before)
  }
  await page.reload()
  await expect(figure(page, 'Monthly admin fee')).toHaveText('R 69')
  await expect(figure(page, 'Number of instalments')).toHaveText('72')
})
