'use client'

import { type ComponentProps, lazy } from 'react'
import type { Countdown } from './countdown.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./countdown.island.tsx')).Countdown }))

/** Loads the countdown only on pages that show one; otherwise it would be in the bundle of all sections. */
export function LazyCountdown(props: ComponentProps<typeof Countdown>) {
  // No Suspense boundary: the server would stream the countdown after the page, which causes layout shift.
  return <Loaded {...props} />
}
