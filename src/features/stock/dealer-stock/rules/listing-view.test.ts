import { describe, expect, it } from 'vitest'
import { stockSorts } from '#features/stock/stock/rules.ts'
import { exampleStock, exampleVehicle } from '../example-stock.ts'
import { chipsOf, listingPage } from './listing-view.ts'
import { noChoices, type StockChoices } from './stock-choices.ts'
import { createStockIndex } from './stock-index.ts'
import { latestVehicles, stockOrders } from './stock-order.ts'

function pagesOf(count: number, choices: Partial<StockChoices> = {}) {
  const vehicles = exampleStock(count)
  const index = createStockIndex(vehicles)
  const order = stockOrders(vehicles)(choices.sort ?? 'price_asc')
  return (page: number) => listingPage(index, order, { ...noChoices, ...choices, page })
}

describe('the pages of a listing', () => {
  it('have twelve vehicles, the last one the rest (D-233)', () => {
    const page = pagesOf(25)
    expect([1, 2, 3].map((number) => page(number).vehicles.length)).toEqual([12, 12, 1])
    expect(page(1).view.pages).toBe(3)
  })

  it.each(stockSorts)('together have every vehicle once when sorted by %s (D-241)', (sort) => {
    const page = pagesOf(61, { sort })
    const all = Array.from({ length: page(1).view.pages }, (_, index) => page(index + 1).vehicles).flat()
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 61 }, (_, index) => index))
  })

  it('end with the last one, whatever page the address has', () => {
    expect(pagesOf(25)(99).view.page).toBe(3)
    expect(pagesOf(0)(2).view).toMatchObject({ page: 1, pages: 1, total: 0 })
  })

  it('come cheapest first', () => {
    const vehicles = exampleStock(30)
    const prices = pagesOf(30)(1).vehicles.map((position) => vehicles[position]?.price ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
})

it('has a chip with the label of every active filter, in the order of the groups (D-224, D-244)', () => {
  const { view } = pagesOf(10)(1)
  const chips = chipsOf(view.groups, { colour: ['red', 'white'], bodyType: ['double-cab'] })
  expect(chips.map(({ label }) => label)).toEqual(['Double Cab', 'White', 'Red'])
})

it('takes the eight vehicles added last, newest first, whatever their ids (D-045)', () => {
  const days = [3, 9, 1, 20, 15, 7, 2, 11, 4, 18, 5, 6]
  const vehicles = days.map((day, index) =>
    exampleVehicle({ id: `${index}`, addedAt: `2026-10-${String(day).padStart(2, '0')}T06:00:00Z` }),
  )
  expect(latestVehicles(vehicles).map(({ addedAt }) => Number(addedAt.slice(8, 10)))).toEqual([
    20, 18, 15, 11, 9, 7, 6, 5,
  ])
})
