export { withRecallRanges } from './cms/range-table.ts'
export { recalls } from './cms/recalls.ts'
