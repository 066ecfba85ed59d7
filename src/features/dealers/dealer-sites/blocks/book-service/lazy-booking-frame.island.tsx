'use client'

import { type ComponentProps, lazy } from 'react'
import type { BookingFrame } from './booking-frame.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./booking-frame.island.tsx')).BookingFrame }))

/** Loads the frame only on pages that show one; otherwise all section islands share one bundle. */
export function LazyBookingFrame(props: ComponentProps<typeof BookingFrame>) {
  return <Loaded {...props} />
}
