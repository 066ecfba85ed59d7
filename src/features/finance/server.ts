export { loadFinanceCalculators } from './data/load-calculators.ts'
export type { CalculatorSettings, PlanChoice } from './rules/calculator.ts'
export type { DepositLimit } from './rules/deposit.ts'
export {
  defaultFinanceSettings,
  type FinanceSettings,
  type FutureDriveSettings,
  type SubscriptionSettings,
} from './rules/settings.ts'
