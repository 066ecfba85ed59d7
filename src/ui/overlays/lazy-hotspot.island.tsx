'use client'

import { type ComponentProps, lazy } from 'react'
import type { Hotspot } from './hotspot.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./hotspot.island.tsx')).Hotspot }))

/** Loads the hotspot as a separate chunk: otherwise it would be in the bundle that all pages share. */
export function LazyHotspot(props: ComponentProps<typeof Hotspot>) {
  // No Suspense boundary: the server would stream the hotspot after the page.
  return <Loaded {...props} />
}
