export { loadFinanceCalculators } from './data/load-calculators.ts'
