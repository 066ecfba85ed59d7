'use client'

import { type ComponentProps, lazy } from 'react'
import type { DealerRetry } from './dealer-retry.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./dealer-retry.island.tsx')).DealerRetry }))

/** Loads the retry only on pages with a section that failed; otherwise all section islands share one bundle. */
export function LazyDealerRetry(props: ComponentProps<typeof DealerRetry>) {
  return <Loaded {...props} />
}
