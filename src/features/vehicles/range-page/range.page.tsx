export { rangeMetadata } from './ui/range-metadata.ts'
export { RangePage } from './ui/range-page.tsx'
export { RangeSections } from './ui/range-sections.tsx'
export { vehicleJsonLd } from './ui/structured-data.ts'
