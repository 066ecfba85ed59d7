export { AllOffersPage } from './ui/all-offers-page.tsx'
export { allOffersMetadata, offersMetadata } from './ui/offers-metadata.ts'
export { OffersPage } from './ui/offers-page.tsx'
