'use client'

import { type ComponentProps, lazy } from 'react'
import type { SideMenu } from './side-menu.island.tsx'

const LazyComponent = lazy(async () => ({ default: (await import('./side-menu.island.tsx')).SideMenu }))

/** Loads the side menu lazily: otherwise it would be in the bundle that all pages with sections share. */
export function LazySideMenu(props: ComponentProps<typeof SideMenu>) {
  // No Suspense boundary: the server would stream the menu separately, which causes a layout shift.
  return <LazyComponent {...props} />
}
