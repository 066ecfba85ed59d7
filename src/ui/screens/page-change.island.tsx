'use client'

import { usePathname } from 'next/navigation'
import { ViewTransition } from 'react'

/**
 * Tells the browser of every change of the page, so that one fades into the other (styles/motion.css). It names
 * nothing to be moved: what fades is the picture of the whole window, from wherever the visitor had scrolled to.
 */
export function PageChange() {
  return <ViewTransition key={usePathname()} default="none" />
}
