'use client'

import { type ComponentProps, lazy } from 'react'
import type { RelatedVehiclesLive } from './related-vehicles.island.tsx'

const Loaded = lazy(async () => ({
  default: (await import('./related-vehicles.island.tsx')).RelatedVehiclesLive,
}))

/** Related ranges that ask again, fetched only by pages that show it: the islands of all sections travel together otherwise. */
export function LazyRelatedVehiclesLive(props: ComponentProps<typeof RelatedVehiclesLive>) {
  // Without a boundary: the server would send it apart from the page, and the page would move when it comes.
  return <Loaded {...props} />
}
