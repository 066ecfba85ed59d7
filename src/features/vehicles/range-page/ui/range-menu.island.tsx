'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'

type Props = { title: string; children: ReactNode }

/** The menu on narrow screens: a details element that closes on a link, Escape or a click outside. */
export function RangeMenu({ title, children }: Props) {
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = root.current
    if (!details) return
    const close = () => details.removeAttribute('open')
    const onPress = ({ target }: Event) => {
      const inside = details.contains(target as Node)
      if (details.open && (!inside || (target as Element).closest('a'))) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onPress)
    details.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onPress)
      details.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <details ref={root} className="group relative menu:hidden">
      <summary className="frame flex min-h-14 list-none items-center justify-between gap-4 font-display font-semibold -outline-offset-3 [font-stretch:var(--stretch-h3)] [&::-webkit-details-marker]:hidden">
        {title}
        <Glyph shape={glyphs.chevronDown} className="transition-transform group-open:-scale-y-100" />
      </summary>
      <div className="frame absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto overscroll-contain border-line border-y bg-surface">
        {children}
      </div>
    </details>
  )
}
