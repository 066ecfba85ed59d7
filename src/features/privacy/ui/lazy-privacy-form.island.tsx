'use client'

import { lazy } from 'react'
import type { PrivacyFormProps } from './privacy-form.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./privacy-form.island.tsx')).PrivacyForm }))

/** The form, fetched only by pages that show it: the islands of all sections travel together otherwise. */
export function LazyPrivacyForm(props: PrivacyFormProps) {
  // Without a boundary: the server would send it apart from the page, and the page would move when it comes.
  return <Loaded {...props} />
}
