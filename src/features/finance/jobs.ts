/** What processes without Next read about finance. Nothing here is cached. */
export { readFinanceSettings } from './data/read-settings.ts'
export { readGuaranteedValue, readSubscriptionQuote } from './data/uncached.ts'
