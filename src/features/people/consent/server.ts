export { cookieNotice } from './data/cookie-notice.ts'
export { currentConsent } from './data/current-consent.ts'
export {
  type GivenConsent,
  mayMarketTo,
  recordConsent,
} from './data/ledger.ts'
export { personOf } from './data/person.ts'
export { unsubscribeAddress } from './data/unsubscribe.ts'
