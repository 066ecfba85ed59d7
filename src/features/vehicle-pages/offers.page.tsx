export { OffersPage } from './ui/offers/offers-page.tsx'
