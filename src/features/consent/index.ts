export {
  type ConsentPurpose,
  type ConsentText,
  consentChannels,
  consentDivisions,
  consentPurposes,
} from './consent.ts'
export { type CookieCategory, type CookieNotice, cookieCategories } from './cookie-notice.ts'
export { cookieTextOn } from './rules/cookie-text.ts'
