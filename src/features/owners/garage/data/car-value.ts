import { listStockNames } from '#features/stock/stock/server.ts'
import { vehicleName } from '#features/stock/stock-cards/index.ts'
import { emptySearch, searchAddress, slugOf } from '#features/stock/stock-search/rules.ts'
import { listPrices } from '#features/stock/stock-search/server.ts'
import { findStockName } from '#features/stock/trade-in/rules.ts'
import { findModel } from '#features/vehicles/vehicles/server.ts'
import type { CarValue } from '../garage.ts'
import { medianPrice } from '../rules/median-price.ts'

/**
 * Finds what used vehicles like those of a model cost today: of the same range, and of a year around that of the car. Null
 * for an unknown model, and when fewer than three are for sale.
 *
 * @throws Error when the vehicles on sale or the used ones cannot be read.
 */
export async function findCarValue(code: string, year: number): Promise<CarValue | null> {
  const model = await findModel(code)
  if (!model) return null
  const name = findStockName({ make: model.brand, model: model.range.name }, await listStockNames())
  if (!name?.range) return null
  const years = [year - 1, year + 1] as const
  const search = {
    ...emptySearch,
    ...{ make: [slugOf(name.make)], range: [slugOf(name.range)] },
    ...{ minYear: years[0], maxYear: years[1] },
  }
  const prices = await listPrices(search)
  const median = medianPrice(prices)
  if (median === null) return null
  return {
    ...{ median, count: prices.length, years },
    name: vehicleName({ make: name.make, model: name.range }),
    path: searchAddress(search),
  }
}
