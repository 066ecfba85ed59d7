'use client'

import { type ComponentProps, lazy } from 'react'
import type { Tabs } from './tabs.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./tabs.island.tsx')).Tabs }))

/** Loads the tabs only on pages that show some; otherwise all section islands share one bundle. */
export function LazyTabs(props: ComponentProps<typeof Tabs>) {
  // No Suspense boundary: the server would stream the tabs after the page, which causes layout shift.
  return <Loaded {...props} />
}
