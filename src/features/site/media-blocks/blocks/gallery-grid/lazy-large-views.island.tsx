'use client'

import { lazy } from 'react'
import type { LargeViewsProps } from './large-views.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./large-views.island.tsx')).LargeViews }))

/** The large views as a separate chunk, which only pages with this block load. */
export function LazyLargeViews(props: LargeViewsProps) {
  // No Suspense boundary: the server would stream it after the page.
  return <Loaded {...props} />
}
