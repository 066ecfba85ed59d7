'use client'

import { lazy } from 'react'
import type { ChooserButtonProps } from './chooser-button.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./chooser-button.island.tsx')).ChooserButton }))

/** The button as a separate chunk, which only pages with this block load. */
export function LazyChooserButton(props: ChooserButtonProps) {
  // No Suspense boundary: the server would stream the button after the page, which would shift the layout.
  return <Loaded {...props} />
}
