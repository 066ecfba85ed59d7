export { offersMetadata } from './ui/offers/offers-metadata.ts'
export { OffersPage } from './ui/offers/offers-page.tsx'
