export { type CookieCategory, type CookieNotice, cookieCategories } from './cookie-notice.ts'
export { cookieTextOn } from './rules/cookie-text.ts'
