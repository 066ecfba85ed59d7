export { offersMetadata } from './ui/offers-metadata.ts'
export { OffersPage } from './ui/offers-page.tsx'
