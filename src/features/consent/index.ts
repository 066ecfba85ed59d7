export {
  type ConsentPurpose,
  type ConsentText,
  consentChannels,
  consentDivisions,
} from './consent.ts'
export type { CookieCategory, CookieNotice } from './cookie-notice.ts'
export { cookieTextOn, firstSentence } from './rules/cookie-text.ts'
