'use client'

import { lazy } from 'react'
import type { FormIslandProps } from './form.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./form.island.tsx')).FormIsland }))

/** A form, fetched only by pages that show one: the islands of all sections travel together otherwise. */
export function LazyForm(props: FormIslandProps) {
  // Without a boundary: the server would send it apart from the page, and the page would move when it comes.
  return <Loaded {...props} />
}
