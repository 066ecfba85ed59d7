'use client'

import { type ComponentProps, lazy } from 'react'
import type { ModelLineUpLive } from './model-line-up.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./model-line-up.island.tsx')).ModelLineUpLive }))

/** Chosen models that ask again, fetched only by pages that show it: the islands of all sections travel together. */
export function LazyModelLineUpLive(props: ComponentProps<typeof ModelLineUpLive>) {
  // Without a boundary: the server would send it apart from the page, and the page would move when it comes.
  return <Loaded {...props} />
}
