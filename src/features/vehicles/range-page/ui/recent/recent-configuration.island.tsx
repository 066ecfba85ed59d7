'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { RecentTexts } from './recent-bar.tsx'

/** Leads back to the configuration that this browser stores. Without one it renders and loads nothing. */
export function RecentConfiguration({ texts }: { texts: RecentTexts }) {
  const [Bar, setBar] = useState<ComponentType<{ texts: RecentTexts }>>()
  useEffect(() => {
    try {
      if (!localStorage.getItem('configuration')) return
    } catch {
      return
    }
    import('./recent-bar.tsx').then(
      ({ RecentBar }) => setBar(() => RecentBar),
      () => {},
    )
  }, [])
  return Bar ? <Bar texts={texts} /> : null
}
