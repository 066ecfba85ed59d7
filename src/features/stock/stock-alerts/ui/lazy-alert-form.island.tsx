'use client'

import { lazy } from 'react'
import type { AlertFormProps } from './alert-form.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./alert-form.island.tsx')).AlertForm }))

/** The form as a separate chunk, apart from the islands of the pages that show it. */
export function LazyAlertForm(props: AlertFormProps) {
  // No Suspense boundary: the server would stream the form after the page, which would shift the layout.
  return <Loaded {...props} />
}
