import type { Block } from 'payload'
import { financeCalculators } from './blocks/finance-calculators/config.ts'

export { guaranteedValues } from './cms/guaranteed-values.ts'
export { financeSettings } from './cms/settings/finance-settings.ts'
export { subscriptionQuotes } from './cms/subscription-quotes.ts'

/** The section types this feature offers. */
export const financeBlocks: readonly Block[] = [financeCalculators]
