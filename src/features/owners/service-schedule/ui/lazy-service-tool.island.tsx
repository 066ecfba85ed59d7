'use client'

import { lazy } from 'react'
import type { LiveServiceToolProps } from './live-service-tool.island.tsx'

const Loaded = lazy(async () => ({
  default: (await import('./live-service-tool.island.tsx')).LiveServiceTool,
}))

/** The service schedule, whose scripts load only on pages with one; otherwise they would be part of all pages' islands. */
export function LazyServiceTool(props: LiveServiceToolProps) {
  // No Suspense boundary: the server would stream the tool after the page, which causes layout shift.
  return <Loaded {...props} />
}
