export { findCosts } from './data/load-costs.ts'
