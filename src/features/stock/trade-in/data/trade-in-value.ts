import { financeSettings } from '#features/finance/finance/server.ts'
import { comparableSpans } from '#features/stock/stock/rules.ts'
import { listStockNames, readComparables } from '#features/stock/stock/server.ts'
import { vehicleName } from '#features/stock/stock-cards/index.ts'
import { emptySearch, searchAddress, slugOf } from '#features/stock/stock-search/rules.ts'
import { currencyCode } from '#platform/site/market.ts'
import { findStockName, type NamedVehicle } from '../rules/find-stock-name.ts'
import { indicativeAmounts } from '../rules/indicative-amounts.ts'
import { stockSuggestions } from '../rules/stock-suggestions.ts'
import type { StockSuggestion, TradeInValue } from '../trade-in-value.ts'
import type { TradeInQuery } from '../wire/value-query.ts'

type Subject = NamedVehicle & Pick<TradeInQuery, 'year' | 'mileage'>

/** The search for vehicles of a make and range, about the year and mileage of a vehicle. */
function comparablesPath(subject: Subject): string {
  const spans = comparableSpans(subject)
  const [minYear, maxYear] = spans?.years ?? [null, null]
  const [minMileage, maxMileage] = spans?.mileages ?? [null, null]
  return searchAddress({
    ...emptySearch,
    make: [slugOf(subject.make)],
    range: [slugOf(subject.range)].filter(Boolean),
    ...{ minYear, maxYear, minMileage, maxMileage },
  })
}

/**
 * Finds what a vehicle may be worth when it is traded in, from the vehicles for sale; null when too few are like it, or
 * the visitor named none that we know.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function findTradeInValue(query: TradeInQuery): Promise<TradeInValue | null> {
  const name = findStockName(query, await listStockNames())
  if (!name) return null
  const subject = { ...name, id: '', year: query.year, mileage: query.mileage }
  const [others, { tradeIn }] = await Promise.all([readComparables(subject), financeSettings()])
  const found = indicativeAmounts({ ...query, model: name.model }, others, tradeIn)
  if (!found) return null
  const { amounts, basis, comparables } = found
  const years = comparables.flatMap(({ year }) => year ?? [])
  return {
    ...{ amounts, basis, count: comparables.length },
    name: vehicleName({ make: name.make, model: basis === 'model' ? name.model : name.range }),
    years: [Math.min(...years), Math.max(...years)],
    mixedCurrencies: comparables.some(({ dealer }) => dealer.currency !== currencyCode),
    comparablesPath: comparablesPath(subject),
  }
}

/**
 * Returns the makes and ranges in our stock, to suggest while a visitor types.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function listTradeInSuggestions(): Promise<readonly StockSuggestion[]> {
  return stockSuggestions(await listStockNames())
}
