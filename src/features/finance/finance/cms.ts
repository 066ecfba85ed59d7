export { guaranteedValues } from './cms/guaranteed-values.ts'
export { financeSettings } from './cms/settings/finance-settings.ts'
export { subscriptionQuotes } from './cms/subscription-quotes.ts'
