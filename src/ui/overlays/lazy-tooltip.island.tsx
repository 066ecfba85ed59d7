'use client'

import { type ComponentProps, lazy } from 'react'
import type { Tooltip } from './tooltip.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./tooltip.island.tsx')).Tooltip }))

/** Loads the tooltip only on pages that show one; otherwise all section islands share one bundle. */
export function LazyTooltip(props: ComponentProps<typeof Tooltip>) {
  // No Suspense boundary: the server would stream the term after the page, which causes layout shift.
  return <Loaded {...props} />
}
