'use client'

import { lazy } from 'react'
import type { PurchaseButtonProps } from './purchase-links.ts'

const Loaded = lazy(async () => ({ default: (await import('./purchase-button.island.tsx')).PurchaseButton }))

/** The button with its dialog as a separate chunk, which only pages with such a banner load. */
export function LazyPurchaseButton(props: PurchaseButtonProps) {
  // No Suspense boundary: the server would stream the button after the page, which would shift the layout.
  return <Loaded {...props} />
}
