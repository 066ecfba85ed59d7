'use client'

import { type ComponentProps, lazy } from 'react'
import type { SectionBar } from './section-bar.island.tsx'

const LazyComponent = lazy(async () => ({ default: (await import('./section-bar.island.tsx')).SectionBar }))

/** Loads the bar lazily: otherwise it would be in the bundle that all pages with sections share. */
export function LazySectionBar(props: ComponentProps<typeof SectionBar>) {
  // No Suspense boundary: the server would stream the bar separately, which causes a layout shift.
  return <LazyComponent {...props} />
}
