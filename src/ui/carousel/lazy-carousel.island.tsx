'use client'

import { type ComponentProps, lazy } from 'react'
import type { Carousel } from './carousel.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./carousel.island.tsx')).Carousel }))

/** A carousel whose script is fetched only by pages that show one: the islands of all sections travel together. */
export function LazyCarousel(props: ComponentProps<typeof Carousel>) {
  // Without a boundary: the server would send it apart from the page, and the page would move when it comes.
  return <Loaded {...props} />
}
