'use client'

import { usePathname } from 'next/navigation'
import { ViewTransition } from 'react'

/**
 * Starts a view transition on every client-side navigation, so that pages fade into each other (styles/motion.css). It
 * names no elements, so the whole window fades, regardless of the scroll position.
 */
export function PageChange() {
  return <ViewTransition key={usePathname()} default="none" />
}
