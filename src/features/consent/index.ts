export {
  type ConsentPurpose,
  type ConsentText,
  consentChannels,
  consentDivisions,
} from './consent.ts'
export type { CookieCategory, CookieNotice } from './cookie-notice.ts'
export { cookieTextOn } from './rules/cookie-text.ts'
