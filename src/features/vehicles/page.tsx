export { RangeLineUp } from './ui/range-line-up.tsx'
export { RangePage } from './ui/range-page.tsx'
export { vehicleJsonLd } from './ui/structured-data.ts'
