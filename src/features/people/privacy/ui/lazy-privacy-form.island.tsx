'use client'

import { lazy } from 'react'
import type { PrivacyFormProps } from './privacy-form.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./privacy-form.island.tsx')).PrivacyForm }))

/** The form as a separate chunk that only pages with this block load; the islands of all blocks share one otherwise. */
export function LazyPrivacyForm(props: PrivacyFormProps) {
  // No Suspense boundary: the server would stream the form after the page, which would shift the layout.
  return <Loaded {...props} />
}
