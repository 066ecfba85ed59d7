'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { followFragments } from '#ui/follow-fragments.ts'
import type { SectionMenuProps } from './section-menu.tsx'

type Props = Omit<SectionMenuProps, 'from'>

/** Follows links to sections. Loads their floating menu when the page is first scrolled. Source: requirement V-246. */
export function SectionJumps(props: Props) {
  const [menu, setMenu] = useState<{ Menu: ComponentType<SectionMenuProps>; from: number }>()
  useEffect(followFragments, [])
  useEffect(() => {
    const from = window.scrollY
    const load = () => {
      import('./section-menu.tsx').then(
        ({ SectionMenu }) => setMenu({ Menu: SectionMenu, from }),
        // The bar of the page links to the same sections.
        () => undefined,
      )
    }
    window.addEventListener('scroll', load, { passive: true, once: true })
    return () => window.removeEventListener('scroll', load)
  }, [])
  return menu ? <menu.Menu {...props} from={menu.from} /> : null
}
