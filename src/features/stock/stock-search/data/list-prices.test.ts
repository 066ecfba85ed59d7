import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesSearch } from '../rules/matches-search.ts'
import { emptySearch } from '../rules/stock-search.ts'
import { anyStock, findTestPlace, testDealers, testFinance } from '../stock-search.test-support.ts'
import { buildColumns } from './build-columns.ts'
import { pricesIn } from './list-prices.ts'

test('the prices of a search are those of the vehicles it finds, in ascending order, without unknown ones', async () => {
  const search = { ...emptySearch, range: ['hilux'], minYear: 2018, maxYear: 2022 }
  await fc.assert(
    fc.asyncProperty(anyStock, async (vehicles) => {
      async function* pages() {
        yield vehicles.map((vehicle) => ({ ...vehicle, dealerCode: vehicle.dealer.supplierCode }))
      }
      const columns = await buildColumns(pages(), testDealers, async () => {})
      const found = vehicles.filter((vehicle) =>
        matchesSearch(search, vehicle, { findPlace: findTestPlace, finance: testFinance }),
      )
      const prices = found.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b)
      expect(pricesIn(columns, search)).toEqual(prices)
    }),
    { numRuns: 30 },
  )
})
