export { consentEntries } from './cms/consent-entries.ts'
export { consentTexts } from './cms/consent-texts.ts'
export { cookieNotice } from './cms/cookie-notice.ts'
