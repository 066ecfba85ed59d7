'use client'

import { useEffect } from 'react'

/**
 * Focuses the target of the address's fragment after a navigation within the site. Next replaces the whole page when a
 * filter changes, which loses the focus; on a full load the browser itself focuses the target.
 */
export function FocusAfterChoice() {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const target = document.getElementById(location.hash.slice(1))
    if (!target) return
    const panel = target.closest('details')
    if (panel) panel.open = true
    target.focus({ preventScroll: true })
  }, [])
  return null
}
