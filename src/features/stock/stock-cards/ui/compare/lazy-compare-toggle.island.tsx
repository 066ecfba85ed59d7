'use client'

import { type ComponentProps, lazy } from 'react'
import type { CompareToggle } from './compare-toggle.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./compare-toggle.island.tsx')).CompareToggle }))

/** Loads the toggle only on pages with cards; otherwise all section islands share one bundle. */
export function LazyCompareToggle(props: ComponentProps<typeof CompareToggle>) {
  // No Suspense boundary: the server would stream the toggle after the card, which causes layout shift.
  return <Loaded {...props} />
}
