'use client'

import { type ComponentProps, lazy } from 'react'
import type { Carousel } from './carousel.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./carousel.island.tsx')).Carousel }))

/** Loads the carousel only on pages that show one; otherwise all section islands share one bundle. */
export function LazyCarousel(props: ComponentProps<typeof Carousel>) {
  // No Suspense boundary: the server would stream the carousel after the page, which causes layout shift.
  return <Loaded {...props} />
}
