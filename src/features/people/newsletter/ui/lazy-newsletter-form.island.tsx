'use client'

import { lazy } from 'react'
import type { NewsletterFormProps } from './newsletter-form.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./newsletter-form.island.tsx')).NewsletterForm }))

/** The form as a separate chunk that only pages with this block load; the islands of all blocks share one otherwise. */
export function LazyNewsletterForm(props: NewsletterFormProps) {
  // No Suspense boundary: the server would stream the form after the page, which would shift the layout.
  return <Loaded {...props} />
}
