export { type ArticleListing, findListing } from './data/article-pages.ts'
export { listingMetadata } from './ui/article-metadata.ts'
export { ListingPage } from './ui/listing-page.tsx'
