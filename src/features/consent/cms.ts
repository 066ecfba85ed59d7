export { consentTexts } from './cms/consent-texts.ts'
export { cookieNotice } from './cms/cookie-notice.ts'
