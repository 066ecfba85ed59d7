export { cookieNotice } from './data/cookie-notice.ts'
