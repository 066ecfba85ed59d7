export { findArticlePage, findNewsListing } from './data/news-pages.ts'
export { ArticlePage, articleMetadata } from './ui/article-page.tsx'
export { ListingPage, listingMetadata } from './ui/listing-page.tsx'
export { UnavailableNews } from './ui/unavailable-news.tsx'
