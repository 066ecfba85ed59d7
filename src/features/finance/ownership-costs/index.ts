export type { CostsView } from './costs-view.ts'
export { costsPath } from './rules/costs-path.ts'
