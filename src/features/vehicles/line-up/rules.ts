export { lineUpAddress } from './rules/line-up-filters.ts'
