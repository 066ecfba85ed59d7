/** Uncached finance queries for processes that run without Next. */
export { readGuaranteedValue, readSubscriptionQuote } from './data/figure-source.ts'
export { readFinanceSettings } from './data/stored-settings.ts'
