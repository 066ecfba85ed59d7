'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { followFragments } from '#ui/follow-fragments.ts'
import type { SectionMenuProps } from './section-menu.tsx'

/** Follows links to sections. Loads their floating menu when the page is first scrolled. Source: requirement V-246. */
export function SectionJumps(props: SectionMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<SectionMenuProps>>()
  useEffect(followFragments, [])
  useEffect(() => {
    const load = () => {
      import('./section-menu.tsx').then(
        ({ SectionMenu }) => setMenu(() => SectionMenu),
        // The bar of the page links to the same sections.
        () => undefined,
      )
    }
    window.addEventListener('scroll', load, { passive: true, once: true })
    return () => window.removeEventListener('scroll', load)
  }, [])
  return Menu ? <Menu {...props} /> : null
}
