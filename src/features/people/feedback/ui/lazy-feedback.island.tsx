'use client'

import { type ComponentProps, type ReactNode, useCallback, useRef } from 'react'
import { useLoadedInView } from '#ui/use-loaded-in-view.ts'
import type { Feedback } from './feedback.island.tsx'

type Props = ComponentProps<typeof Feedback> & {
  /** The forms that work without JavaScript. */
  children: ReactNode
}

/** Loads the widget when the end of the page comes close. Until then, and when that fails, the forms work without it. */
export function LazyFeedback({ children, ...props }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const load = useCallback(async () => {
    const loaded = await import('./feedback.island.tsx')
    const forms = root.current
    // A visitor who has begun keeps the form, and what is in it.
    const begun = forms?.querySelector('details[open]') || forms?.contains(document.activeElement)
    return begun ? undefined : loaded
  }, [])
  const loaded = useLoadedInView(root, load, '400px')
  return (
    <div ref={root} className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
      {loaded ? <loaded.Feedback {...props} /> : children}
    </div>
  )
}
