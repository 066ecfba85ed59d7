'use client'

import { lazy } from 'react'
import type { GarageProps } from './garage.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./garage.island.tsx')).Garage }))

/** The garage, whose scripts load only on pages with one; otherwise they would be part of all pages' islands. */
export function LazyGarage(props: GarageProps) {
  // No Suspense boundary: the server would stream the garage after the page, which causes layout shift.
  return <Loaded {...props} />
}
