'use client'

import { type ComponentProps, lazy } from 'react'
import type { StockRetry } from './stock-retry.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./stock-retry.island.tsx')).StockRetry }))

/** Loads the retry only on pages with a listing that failed; otherwise all section islands share one bundle. */
export function LazyStockRetry(props: ComponentProps<typeof StockRetry>) {
  return <Loaded {...props} />
}
