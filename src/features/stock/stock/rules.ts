export { bodyTypeLabel } from './rules/body-type.ts'
export { type ColourGroup, colourGroup, colourGroups } from './rules/colour-group.ts'
export {
  comparePrices,
  type PriceComparison,
  type PriceSpread,
  spreadOf,
} from './rules/compare-prices.ts'
export { displayedPrice } from './rules/displayed-price.ts'
export { fuelLabel } from './rules/fuel-label.ts'
export { type ComparableSpans, comparableSpans } from './rules/neighbours.ts'
export { compareBy, compareIds, isStockSort, type StockSort, stockSorts } from './rules/stock-sort.ts'
export { stockId } from './rules/vehicle-address.ts'
