export {
  type ConsentPurpose,
  type ConsentText,
  consentChannels,
  consentDivisions,
  type GrantedPurpose,
} from './consent.ts'
export type { CookieCategory, CookieNotice } from './cookie-notice.ts'
export { cookieTextOn, firstSentence } from './rules/cookie-text.ts'
