'use client'

import { type ComponentProps, lazy } from 'react'
import type { SideMenu } from './side-menu.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./side-menu.island.tsx')).SideMenu }))

/** The menu at the side, fetched only by pages that show it: the islands of all sections travel together otherwise. */
export function LazySideMenu(props: ComponentProps<typeof SideMenu>) {
  // Without a boundary: the server would send it apart from the page, and the page would move when it comes.
  return <Loaded {...props} />
}
