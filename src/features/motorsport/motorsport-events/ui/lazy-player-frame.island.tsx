'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { PlayerFrame } from './player-frame.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./player-frame.island.tsx')).PlayerFrame }))

/** Loads the frame when its dialog opens; otherwise it would be in the bundle of all sections. */
export function LazyPlayerFrame(props: ComponentProps<typeof PlayerFrame>) {
  return (
    <Suspense fallback={<div className="aspect-video w-full bg-night" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
