import type { CardFinance } from '#features/stock/stock-cards/index.ts'
import type { LoadedStock } from './data/load-stock.ts'

/** What the blocks of used vehicles show. */
export type StockBlockData = {
  readonly stock: LoadedStock
  readonly finance: CardFinance
  /** Path of the page with the whole listing. */
  readonly listingPath: string
}
