'use client'

import { type ComponentProps, lazy } from 'react'
import type { OpenNow } from './open-now.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./open-now.island.tsx')).OpenNow }))

/** Loads the opening state only on pages that show one; otherwise all section islands share one bundle. */
export function LazyOpenNow(props: ComponentProps<typeof OpenNow>) {
  return <Loaded {...props} />
}
