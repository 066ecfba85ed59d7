export { rangeMetadata } from './ui/range-page/range-metadata.ts'
export { RangePage } from './ui/range-page/range-page.tsx'
export { RangeSections } from './ui/range-page/range-sections.tsx'
export { vehicleJsonLd } from './ui/range-page/structured-data.ts'
