'use client'

import { useSyncExternalStore } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'

/** Scroll position in pixels from which the button is visible. Source: C-344. */
const threshold = 200

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** A button that returns to the top of the page, visible after scrolling. */
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
      className="appearing pointer-events-auto absolute right-2 bottom-full mb-2 grid size-11 tablet:right-margin tablet:mb-4 tablet:size-12 place-items-center rounded-sharp border border-field bg-surface text-ink hover:bg-ink hover:text-on-ink"
    >
      <Glyph
        shape={[
          ['path', { d: 'm5 12 7-7 7 7' }],
          ['path', { d: 'M12 19V5' }],
        ]}
      />
    </button>
  )
}
