'use client'

import { type ComponentProps, lazy } from 'react'
import type { SectionBar } from './section-bar.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./section-bar.island.tsx')).SectionBar }))

/** The bar of a page, fetched only by pages that show it: the islands of all sections travel together otherwise. */
export function LazySectionBar(props: ComponentProps<typeof SectionBar>) {
  // Without a boundary: the server would send it apart from the page, and the page would move when it comes.
  return <Loaded {...props} />
}
