'use client'

import { lazy } from 'react'
import type { NewsletterFormProps } from './newsletter-form.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./newsletter-form.island.tsx')).NewsletterForm }))

/** The form, fetched only by pages that show it: the islands of all sections travel together otherwise. */
export function LazyNewsletterForm(props: NewsletterFormProps) {
  // Without a boundary: the server would send it apart from the page, and the page would move when it comes.
  return <Loaded {...props} />
}
