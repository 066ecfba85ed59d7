'use client'

import { lazy } from 'react'
import type { ProductsIslandProps } from './products.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./products.island.tsx')).Products }))

/** Products whose scripts load only on pages that show some; otherwise they would be part of all pages' islands. */
export function LazyProducts(props: ProductsIslandProps) {
  // No Suspense boundary: the server would stream the products after the page, which causes layout shift.
  return <Loaded {...props} />
}
