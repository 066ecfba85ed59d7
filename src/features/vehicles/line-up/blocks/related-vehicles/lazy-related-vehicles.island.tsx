'use client'

import { type ComponentProps, lazy } from 'react'
import type { RelatedVehiclesLive } from './related-vehicles.island.tsx'

const Loaded = lazy(async () => ({
  default: (await import('./related-vehicles.island.tsx')).RelatedVehiclesLive,
}))

/** Loads the island only on pages that use it; otherwise the scripts of all sections are in one bundle. */
export function LazyRelatedVehiclesLive(props: ComponentProps<typeof RelatedVehiclesLive>) {
  // No Suspense boundary: it would be streamed separately and cause a layout shift.
  return <Loaded {...props} />
}
