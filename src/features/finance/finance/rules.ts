export { advertisedPlan } from './rules/advertised-plan.ts'
export type { CalculatorSettings, PlanChoice } from './rules/calculator.ts'
export type { InstalmentQuote } from './rules/instalment.ts'
export { openingQuote } from './rules/opening-quote.ts'
export { defaultFinanceSettings, type FinanceSettings } from './rules/settings.ts'
export {
  defaultTradeInSettings,
  type TradeInSettings,
  type VehicleCondition,
  vehicleConditions,
} from './rules/trade-in-settings.ts'
export {
  type CardFinance,
  cardFinanceOf,
  quoteForCard,
  quoteUsedVehicle,
  readCalculation,
  type UsedVehicleQuote,
  writeCalculation,
} from './rules/used-vehicle-plan.ts'
export { formatRate } from './ui/format-rate.ts'
