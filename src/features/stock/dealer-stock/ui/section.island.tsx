'use client'

export { StockDialogs } from '#features/stock/stock-cards/islands.ts'
export { StockListing } from './stock-listing.island.tsx'
