/* Exports for processes without Next, such as the worker. Nothing here may import Next. */
export {
  consentHistory,
  type GivenConsent,
  recordConsent,
  recordFullWithdrawal,
  recordPurposeConsent,
  recordRefusal,
} from './data/ledger.ts'
export { personOf } from './data/person.ts'
export { personOfToken, unsubscribeAddress } from './data/unsubscribe.ts'
