export { costsMetadata } from './ui/costs-metadata.ts'
export { CostsPage } from './ui/costs-page.tsx'
export { RangeCosts } from './ui/range-costs.tsx'
