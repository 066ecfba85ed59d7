'use client'

import { type ComponentProps, lazy } from 'react'
import type { EventFilter } from './event-filter.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./event-filter.island.tsx')).EventFilter }))

/** The filter as a separate chunk, which only pages with events load. */
export function LazyEventFilter(props: ComponentProps<typeof EventFilter>) {
  // No Suspense boundary: the server would stream it after the page.
  return <Loaded {...props} />
}
