import type { Page } from '@playwright/test'
import { signIn } from '../support/editor.ts'
import { card, figure, openCalculators } from '../support/finance-block.ts'
import { expect, test } from '../support/test.ts'

const address = '/vehicles/fortuner'

const figureOf = (page: Page, label: string) => figure(card(page), label)

test('applies a saved fee and term to the vehicle page at once (V-350)', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await openCalculators(page, address)
  await expect(figureOf(page, 'Monthly admin fee')).toHaveText('R 69')
  await signIn(request)
  const before = await (await request.get('/api/globals/finance-settings?depth=0')).json()
  const save = (data: object) => request.post('/api/globals/finance-settings', { data })
  try {
    const response = await save({
      fees: { monthlyAdmin: 7_500, initiation: 130_050 },
      instalmentCard: { terms: [36, 48, 60, 72], openingMonths: 36 },
    })
    expect(response.ok(), await response.text()).toBe(true)
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 10_000, intervals: [50] })
      .toContain('130050')
    await openCalculators(page, address)
    await expect(figureOf(page, 'Monthly admin fee')).toHaveText('R 75')
    await expect(figureOf(page, 'Initiation fee')).toHaveText('R 1 300,50')
    await expect(figureOf(page, 'Number of instalments')).toHaveText('36')
    // 36 × 75 and once 1 300,50.
    await expect(figureOf(page, 'Total fees')).toHaveText('R 4 000')
  } finally {
    await save(before)
  }
  await openCalculators(page, address)
  await expect(figureOf(page, 'Monthly admin fee')).toHaveText('R 69')
  await expect(figureOf(page, 'Number of instalments')).toHaveText('72')
})
