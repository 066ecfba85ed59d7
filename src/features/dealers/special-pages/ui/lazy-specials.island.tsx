'use client'

import { lazy } from 'react'
import type { SpecialsIslandProps } from './specials.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./specials.island.tsx')).Specials }))

/** Specials whose scripts load only on pages that show some; otherwise they would be part of all pages' islands. */
export function LazySpecials(props: SpecialsIslandProps) {
  // No Suspense boundary: the server would stream the specials after the page, which causes layout shift.
  return <Loaded {...props} />
}
