import type { Block } from 'payload'
import { financeCalculators } from './blocks/finance-calculators/config.ts'

export { guaranteedValues } from './cms/guaranteed-values.ts'
export { subscriptionQuotes } from './cms/subscription-quotes.ts'
export type { CalculatorSettings } from './rules/calculator.ts'
export type { DepositLimit } from './rules/deposit.ts'
export { defaultFinanceSettings } from './rules/settings.ts'

/** The section types this feature offers. */
export const financeBlocks: readonly Block[] = [financeCalculators]
