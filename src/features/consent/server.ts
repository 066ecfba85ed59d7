export { cookieNotice } from './data/cookie-notice.ts'
export { currentConsent } from './data/current-consent.ts'
export {
  consentHistory,
  type GivenConsent,
  mayMarketTo,
  recordConsent,
  recordRefusal,
} from './data/ledger.ts'
export { personOf } from './data/person.ts'
export { personOfToken, unsubscribeAddress } from './data/unsubscribe.ts'
