'use client'

import { type ComponentProps, lazy } from 'react'
import type { LiveResults } from './live-results.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./live-results.island.tsx')).LiveResults }))

/** Live results as a separate chunk, which only pages load on whose day a round runs. */
export function LazyLiveResults(props: ComponentProps<typeof LiveResults>) {
  // No Suspense boundary: the server would stream it after the page.
  return <Loaded {...props} />
}
