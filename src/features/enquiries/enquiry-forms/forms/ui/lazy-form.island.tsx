'use client'

import { type ComponentProps, lazy } from 'react'
import type { FormIsland } from './form.island.tsx'

const LoadedForm = lazy(async () => ({ default: (await import('./form.island.tsx')).FormIsland }))

/** A form whose scripts load only on pages with a form; otherwise they would be part of all pages' islands. */
export function LazyForm(props: ComponentProps<typeof FormIsland>) {
  // No Suspense boundary: the server would stream the form later, and the layout would shift.
  return <LoadedForm {...props} />
}
