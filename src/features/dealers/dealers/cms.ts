export { dealerGroups } from './cms/dealer-groups.ts'
export { dealers } from './cms/dealers.ts'
export { publicHolidays } from './cms/public-holidays.ts'
export { regions } from './cms/regions.ts'
