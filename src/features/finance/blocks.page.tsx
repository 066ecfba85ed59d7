export { FinanceCalculators } from './blocks/finance-calculators/finance-calculators.tsx'
