export { checkOfPage } from './ui/check-of-page.ts'
export { CheckPage, checkMetadata } from './ui/check-page.tsx'
