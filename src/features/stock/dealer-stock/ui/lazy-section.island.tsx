'use client'

import { type ComponentProps, lazy } from 'react'
import type { StockDialogs, StockListing } from './section.island.tsx'

// Loaded only on pages with used vehicles; otherwise all section islands share one bundle.
const section = () => import('./section.island.tsx')
const LoadedListing = lazy(async () => ({ default: (await section()).StockListing }))
const LoadedDialogs = lazy(async () => ({ default: (await section()).StockDialogs }))

/** The listing of used vehicles. */
export function LazyStockListing(props: ComponentProps<typeof StockListing>) {
  // No Suspense boundary: the server would stream the listing after the page, which causes layout shift.
  return <LoadedListing {...props} />
}

/** The dialogs of all cards in the element around it: those of the listing, and those of the slider. */
export function LazySectionDialogs(props: ComponentProps<typeof StockDialogs>) {
  return <LoadedDialogs {...props} />
}
