export { cookieNotice } from './cms/cookie-notice.ts'
