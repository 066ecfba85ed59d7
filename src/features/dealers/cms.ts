export { dealerGroups } from './cms/dealer-groups.ts'
export { dealers } from './cms/dealers.ts'
export { regions } from './cms/regions.ts'
