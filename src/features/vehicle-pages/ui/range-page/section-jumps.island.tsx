'use client'

import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last scrolling that the menu stays. Source: requirement V-247. */
const linger = 500

type Props = {
  label: string
  /** Where it leads, in the order of the page. */
  sections: readonly { readonly id: string; readonly name: string }[]
  top: string
}

const entry =
  'flex min-h-11 w-full items-center px-4 text-small font-medium hover:bg-raised -outline-offset-3'

/**
 * A menu that floats beside the page while it is scrolled, and a moment longer; it stays while it is pointed at or has
 * the focus. Whoever goes through the page by keyboard scrolls it too: nothing may lie over what has the focus.
 *
 * Source: requirements V-246 and V-247.
 */
export function SectionJumps({ label, sections, top }: Props) {
  const menu = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const hideLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (menu.current?.matches(':is(:hover, :focus-within)')) hideLater()
        else setShown(false)
      }, linger)
    }
    const onScroll = () => {
      const focused = document.querySelector(':focus-visible')
      if (focused && !menu.current?.contains(focused)) return
      setShown(true)
      hideLater()
    }
    const onFocus = ({ target }: FocusEvent) => {
      const { current } = menu
      if ((target as Element).matches(':focus-visible') && !current?.contains(target as Node)) setShown(false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
      clearTimeout(timer)
    }
  }, [])
  if (!shown) return null
  return (
    <nav
      ref={menu}
      aria-label={label}
      className="fixed top-1/2 right-0 z-20 -translate-y-1/2 border border-line border-r-0 bg-surface text-ink print:hidden"
    >
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={entry}>
              {name}
            </a>
          </li>
        ))}
        <li className="border-line border-t">
          <button
            type="button"
            className={entry}
            onClick={() => {
              window.scrollTo({ top: 0 })
              document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
            }}
          >
            {top}
          </button>
        </li>
      </ul>
    </nav>
  )
}
