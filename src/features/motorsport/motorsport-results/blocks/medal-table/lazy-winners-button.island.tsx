'use client'

import { lazy } from 'react'
import type { WinnersButtonProps } from './winners-button.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./winners-button.island.tsx')).WinnersButton }))

/** The button as a separate chunk, which only pages with this block load. */
export function LazyWinnersButton(props: WinnersButtonProps) {
  // No Suspense boundary: the server would stream the button after the page, which would shift the layout.
  return <Loaded {...props} />
}
