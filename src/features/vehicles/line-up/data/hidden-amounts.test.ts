import { beforeEach, expect, test, vi } from 'vitest'
import { everythingVisible } from '#features/dealers/dealers/index.ts'
import { rand } from '#platform/money.ts'
import { quotedModel } from '../quoted-model.test-support.ts'

const dealerContextAt = vi.fn()
const range = {
  ...{ slug: 'vitz', name: 'Vitz', bodyType: 'hatch', drawing: null },
  fromPrice: rand(219_900),
}
const model = quotedModel('vitz', 219_900, 3_738, { formerPrice: rand(229_900) })

vi.mock('#features/dealers/dealers/server.ts', () => ({ dealerContextAt }))
vi.mock('#features/vehicles/vehicles/server.ts', () => ({
  listRanges: async () => [range],
  listLineUpModels: async () => [model],
}))
vi.mock('./quoted-models.ts', () => ({ listQuotedModels: async () => [model] }))
const { loadBudgetChoices } = await import('./budget-choices.ts')
const { loadOfferOfTheDay } = await import('./offer-of-the-day.ts')

const path = '/dealers/ridgeway/home'

beforeEach(() => dealerContextAt.mockResolvedValue(null))

const hiding = (column: keyof typeof everythingVisible) =>
  dealerContextAt.mockResolvedValue({ slug: 'ridgeway', shows: { ...everythingVisible, [column]: false } })

test('what a budget buys is loaded, but not where a dealer hides prices or finance (F-12)', async () => {
  const live = await loadBudgetChoices({ path: '/' })
  expect(live).toMatchObject({ data: { '4000': [{ name: 'Vitz', href: '/vehicles/vitz' }] } })
  for (const column of ['vehiclePrices', 'financeBlock'] as const) {
    hiding(column)
    expect(await loadBudgetChoices({ path }), column).toEqual({ state: 'empty' })
  }
})

test('the offer of the day is loaded, but not where a dealer hides prices or offers (F-12)', async () => {
  const live = await loadOfferOfTheDay({ path: '/' })
  expect(live).toMatchObject({ data: { saving: rand(10_000), href: '/vehicles/vitz/offers' } })
  for (const column of ['vehiclePrices', 'offersItem'] as const) {
    hiding(column)
    expect(await loadOfferOfTheDay({ path }), column).toEqual({ state: 'empty' })
  }
})
