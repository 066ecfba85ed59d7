'use client'

import { lazy } from 'react'
import type { FormIslandProps } from './form.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./form.island.tsx')).FormIsland }))

/** A form whose scripts load only on pages with a form; otherwise they would be part of all pages' islands. */
export function LazyForm(props: FormIslandProps) {
  // No Suspense boundary: the server would stream the form later, and the layout would shift.
  return <Loaded {...props} />
}
