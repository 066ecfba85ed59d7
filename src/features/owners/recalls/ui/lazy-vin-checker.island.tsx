'use client'

import { lazy } from 'react'
import type { VinCheckerProps } from './vin-checker.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./vin-checker.island.tsx')).VinChecker }))

/** The form as a separate chunk that only pages with the finder load; the islands of all blocks share one otherwise. */
export function LazyVinChecker(props: VinCheckerProps) {
  // No Suspense boundary: the server would stream the form after the page, which would shift the layout.
  return <Loaded {...props} />
}
