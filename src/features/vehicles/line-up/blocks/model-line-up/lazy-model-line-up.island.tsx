'use client'

import { type ComponentProps, lazy } from 'react'
import type { ModelLineUpLive } from './model-line-up.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./model-line-up.island.tsx')).ModelLineUpLive }))

/** Loads the island only on pages that use it; otherwise the scripts of all sections are in one bundle. */
export function LazyModelLineUpLive(props: ComponentProps<typeof ModelLineUpLive>) {
  // No Suspense boundary: it would be streamed separately and cause a layout shift.
  return <Loaded {...props} />
}
