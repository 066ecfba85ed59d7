export { comparisonMetadata } from './ui/compare/comparison-metadata.ts'
export { ComparisonPage } from './ui/compare/comparison-page.tsx'
