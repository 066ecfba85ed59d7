'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { SectionBar } from './section-bar.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./section-bar.island.tsx')).SectionBar }))

/** The bar of a page, fetched only by pages that show it: the islands of all sections travel together otherwise. */
export function LazySectionBar(props: ComponentProps<typeof SectionBar>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
