export { rangeMetadata } from './ui/range-metadata.ts'
export { RangePage } from './ui/range-page.tsx'
export { vehicleJsonLd } from './ui/structured-data.ts'
