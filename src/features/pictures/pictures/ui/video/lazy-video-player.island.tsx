'use client'

import { type ComponentProps, lazy } from 'react'
import type { VideoPlayer } from './video-player.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./video-player.island.tsx')).VideoPlayer }))

/** Loads the video player only on pages that use it; otherwise it would be in the bundle of all sections. */
export function LazyVideoPlayer(props: ComponentProps<typeof VideoPlayer>) {
  // Without a Suspense boundary, which would stream the player separately and shift the layout.
  return <Loaded {...props} />
}
