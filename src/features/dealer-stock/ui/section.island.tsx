'use client'

export { StockDialogs } from '#features/stock-cards/islands.ts'
export { StockListing } from './stock-listing.island.tsx'
