'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { SinceLastVisitProps } from './since-last-visit.island.tsx'

/** Loads what has changed since the last visit after the page, which it adds nothing to at first. */
export function LazySinceLastVisit(props: SinceLastVisitProps) {
  const [Loaded, setLoaded] = useState<ComponentType<SinceLastVisitProps>>()
  useEffect(() => {
    import('./since-last-visit.island.tsx').then(
      ({ SinceLastVisit }) => setLoaded(() => SinceLastVisit),
      // Without the network there is nothing to compare with either.
      () => {},
    )
  }, [])
  return Loaded ? <Loaded {...props} /> : null
}
