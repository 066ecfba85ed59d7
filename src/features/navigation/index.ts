export { allowsCookies, type CookieChoice, cookieChoiceIn } from './rules/cookie-choice.ts'
export { vehicleGroupOf } from './rules/vehicle-groups.ts'
