export { ownershipCosts } from './cms/ownership-costs.ts'
