/** Uncached finance queries for processes that run without Next. */
export { readFinanceSettings } from './data/read-settings.ts'
export { readGuaranteedValue, readSubscriptionQuote } from './data/uncached.ts'
