'use client'

import { useEffect, useRef, useState } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'

/** Milliseconds the notice stays. Source: requirement V-251. */
const lifetime = 30_000

type Props = { text: string; close: string }

/**
 * Says of the page that it may be read out wrongly. It lies over the foot of the opening picture and moves nothing;
 * it goes by itself, but not while somebody points at it or has the focus in it.
 *
 * Source: requirements V-250 and V-251; decision G-6.
 */
export function ReadAloudNotice({ text, close }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    setShown(true)
    let timer: ReturnType<typeof setTimeout>
    const goUnlessHeld = () => {
      if (root.current?.matches(':is(:hover, :focus-within)')) goLater()
      else setShown(false)
    }
    const goLater = () => {
      timer = setTimeout(goUnlessHeld, lifetime)
    }
    goLater()
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="relative z-10 print:hidden">
      <div ref={root} role="status" className="absolute inset-x-0 bottom-0">
        {shown ? (
          <div className="on-dark bg-night">
            <div className="frame flex min-h-11 items-center justify-between gap-3">
              <p className="min-w-0 py-1 text-small">{text}</p>
              <button
                type="button"
                aria-label={close}
                onClick={() => setShown(false)}
                className="-mr-3 grid size-11 flex-none place-items-center -outline-offset-3"
              >
                <Glyph shape={glyphs.x} size={18} />
              </button>
            </div>
          </div>
        ) : null}
      </div>
    </div>
  )
}
