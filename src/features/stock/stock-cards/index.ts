export { type CardFinance, cardFinanceOf } from '#features/finance/finance/rules.ts'
export { formatMileage, formatStockInstalment, vehicleName, vehicleTitle } from './format-vehicle.ts'
export type { StockCardLabels, StockDialogLabels } from './labels.ts'
export { certificationOf, isDemo } from './rules/certification.ts'
export {
  type ComparedVehicle,
  maxComparedVehicles,
  parseComparedIds,
  toggleCompared,
  usedComparisonPath,
} from './rules/compared-vehicles.ts'
export { cardPicture, galleryPictures } from './rules/vehicle-pictures.ts'
export { StockCard } from './ui/card/stock-card.tsx'
