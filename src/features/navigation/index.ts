export { allowsCookies, type CookieChoice, cookieChoiceIn } from './rules/cookie-choice.ts'
