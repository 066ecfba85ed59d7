// Apart from `page.tsx`: a page loads the islands of every module that it imports, used or not.
export { VehicleCompareBar } from './ui/compare/vehicle-compare-bar.tsx'
