export { UsedComparisonPage, usedComparisonMetadata } from './ui/compare/comparison-page.tsx'
