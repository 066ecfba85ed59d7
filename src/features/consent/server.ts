export { cookieNotice } from './data/cookie-notice.ts'
export { currentConsent } from './data/current-consent.ts'
