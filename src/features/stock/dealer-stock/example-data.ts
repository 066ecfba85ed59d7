import { defaultFinanceSettings } from '#features/finance/finance/rules.ts'
import { cardFinanceOf } from '#features/stock/stock-cards/index.ts'
import { exampleStock } from './example-stock.ts'
import type { StockBlockData } from './stock-block-data.ts'

/** What blocks show of a dealer with this many vehicles. */
export const exampleData = (count: number): StockBlockData => ({
  stock: {
    name: 'Marula Toyota Bryanston',
    vehicles: exampleStock(count),
    unavailable: [],
    isGroup: false,
    group: null,
  },
  finance: cardFinanceOf(defaultFinanceSettings),
  listingPath: '/dealers/marula-toyota-bryanston/pre-owned',
})

/** A group of which the vehicles of one dealer are missing. */
export const incompleteGroup: StockBlockData = {
  ...exampleData(5),
  stock: {
    ...exampleData(5).stock,
    name: 'Marula Motor Group',
    unavailable: ['Kokerboom Toyota Windhoek'],
    isGroup: true,
  },
  listingPath: '/dealers/groups/marula-motor-group/pre-owned',
}
