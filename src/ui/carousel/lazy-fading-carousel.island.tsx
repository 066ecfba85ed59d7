'use client'

import { type ComponentProps, lazy } from 'react'
import type { FadingCarousel } from './fading-carousel.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./fading-carousel.island.tsx')).FadingCarousel }))

/** Loads the carousel only on pages that show one; otherwise all section islands share one bundle. */
export function LazyFadingCarousel(props: ComponentProps<typeof FadingCarousel>) {
  // No Suspense boundary: the server would stream the carousel after the page, which causes layout shift.
  return <Loaded {...props} />
}
