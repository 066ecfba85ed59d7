'use client'

import { useSyncExternalStore } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'

/** Scroll position in pixels from which the button is visible. Source: C-344. */
const threshold = 200

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/**
 * A button that returns to the top of the page, visible after scrolling. It is no wider than the margin of the page, so
 * that it lies on nothing that can be pressed.
 */
export function ScrollToTop({ label }: { label: string }) {
  const isVisible = useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  )
  if (!isVisible) return null
  const scrollToTop = () => {
    window.scrollTo({ top: 0 })
    // The button disappears: move the focus to the top, where keyboard navigation continues.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={scrollToTop}
      className="appearing in-margin pointer-events-auto absolute bottom-full mb-4 grid h-16 tablet:h-12 place-items-center rounded-sharp border border-field bg-surface text-ink hover:bg-ink hover:text-on-ink"
    >
      <Glyph
        size={18}
        shape={[
          ['path', { d: 'm5 12 7-7 7 7' }],
          ['path', { d: 'M12 19V5' }],
        ]}
      />
    </button>
  )
}
