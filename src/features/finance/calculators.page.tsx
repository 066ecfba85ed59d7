export { FinanceCalculatorsSection } from './ui/pages/finance-calculators-section.tsx'
