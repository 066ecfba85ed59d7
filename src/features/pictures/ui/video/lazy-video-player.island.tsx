'use client'

import { type ComponentProps, lazy } from 'react'
import type { VideoPlayer } from './video-player.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./video-player.island.tsx')).VideoPlayer }))

/** The video player, fetched only by pages that show it: the islands of all sections travel together otherwise. */
export function LazyVideoPlayer(props: ComponentProps<typeof VideoPlayer>) {
  // Without a boundary: the server would send it apart from the page, and the page would move when it comes.
  return <Loaded {...props} />
}
