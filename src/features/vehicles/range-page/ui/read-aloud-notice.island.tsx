'use client'

import { useEffect, useRef, useState } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'

/** Milliseconds until the notice disappears. Source: requirement V-251. */
const lifetime = 30_000

type Props = { text: string; close: string }

/**
 * Warns that screen readers may mispronounce parts of the page: a small line in the corner of the opening picture,
 * without a layout shift. It disappears unless it is hovered or has the focus.
 *
 * Source: requirements V-250 and V-251; decision G-6.
 */
export function ReadAloudNotice({ text, close }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    setVisible(true)
    let timer: ReturnType<typeof setTimeout>
    const hideUnlessInUse = () => {
      if (root.current?.matches(':is(:hover, :focus-within)')) hideLater()
      else setVisible(false)
    }
    const hideLater = () => {
      timer = setTimeout(hideUnlessInUse, lifetime)
    }
    hideLater()
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="relative z-10 print:hidden">
      <div ref={root} role="status" className="absolute right-0 bottom-0">
        {visible ? (
          <div className="flex min-h-8 items-center bg-ground pl-3 text-ink-2 pointer-coarse:min-h-11">
            <p className="min-w-0 py-1 text-[0.75rem] leading-tight">{text}</p>
            <button
              type="button"
              aria-label={close}
              onClick={() => setVisible(false)}
              className="grid size-8 flex-none place-items-center -outline-offset-3 pointer-coarse:size-11"
            >
              <Glyph shape={glyphs.x} size={14} />
            </button>
          </div>
        ) : null}
      </div>
    </div>
  )
}
