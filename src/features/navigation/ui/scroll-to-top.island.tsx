'use client'

import { useSyncExternalStore } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'

/** Pixels of scrolling after which the way back is offered. Source: C-344. */
const farFromTop = 200

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** A control that returns to the top of the page once that is out of sight. */
export function ScrollToTop({ label }: { label: string }) {
  const far = useSyncExternalStore(
    subscribe,
    () => window.scrollY > farFromTop,
    () => false,
  )
  if (!far) return null
  const toTop = () => {
    window.scrollTo({ top: 0 })
    // The control goes away; the next key goes on from where the eye is.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={toTop}
      className="appearing pointer-events-auto absolute right-margin bottom-full mb-4 grid size-12 place-items-center rounded-sharp border border-field bg-surface text-ink hover:bg-ink hover:text-on-ink"
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
