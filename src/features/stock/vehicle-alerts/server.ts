export { areAlertsOffered } from './data/offered.ts'
