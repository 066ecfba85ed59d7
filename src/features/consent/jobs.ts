/* What plain Node needs of consent too: nothing here loads Next. */
export {
  consentHistory,
  type GivenConsent,
  recordConsent,
  recordRefusal,
} from './data/ledger.ts'
export { personOf } from './data/person.ts'
export { personOfToken, unsubscribeAddress } from './data/unsubscribe.ts'
