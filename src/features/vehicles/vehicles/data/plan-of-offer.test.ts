import { expect, test, vi } from 'vitest'
import { defaultFinanceSettings } from '#features/finance/finance/index.ts'
import { readVehicleContent } from '../seed/content.ts'
import { planOfOffer } from './plan-of-offer.ts'

vi.mock('#features/finance/finance/server.ts', () => ({
  financeSettings: async () => defaultFinanceSettings,
}))

const { models } = await readVehicleContent()
const offered = models.flatMap(({ code, offer }) => (offer ? [{ code, offer }] : []))

test('calculates 72 instalments and a 30 % balloon for every offer of the seed content (F-3)', async () => {
  expect(offered.length).toBeGreaterThan(10)
  for (const { code, offer } of offered) {
    const quote = await planOfOffer({ ...offer, endsOn: null } as Parameters<typeof planOfOffer>[0])
    expect(quote?.plan.months, code).toBe(72)
    expect(quote?.plan.balloon, code).toBe(Math.round(offer.retailPrice * 0.3))
    expect(Math.abs((quote?.instalment ?? 0) - offer.monthlyInstalment), code).toBeLessThan(100)
  }
})

test('returns no plan without an offer, its instalment, its price or its rate (F-3)', async () => {
  expect(await planOfOffer(null)).toBeNull()
  const [first] = offered
  for (const missing of ['monthlyInstalment', 'retailPrice', 'interestRate']) {
    const offer = { ...first?.offer, endsOn: null, [missing]: null } as Parameters<typeof planOfOffer>[0]
    expect(await planOfOffer(offer), missing).toBeNull()
  }
})
