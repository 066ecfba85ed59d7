import { useEffect, useRef, useState } from 'react'

/** Milliseconds until the menu disappears after scrolling. Source: requirement V-247. */
const hideDelay = 500

/** Pixels of one scroll from which the menu appears: less is a nudge of the page, not a way through it. */
const leastScroll = 64

export type SectionMenuProps = {
  label: string
  /** Linked sections, in page order. */
  sections: readonly { readonly id: string; readonly name: string }[]
  top: string
  /** Where the first scroll began, in pixels. */
  from: number
}

const entryClasses = 'flex min-h-11 items-center text-small font-medium hover:underlined -outline-offset-3'

/**
 * A floating menu of the sections, a row that the bar of the page unfolds while the page is scrolled, and briefly
 * afterwards; hovered or focused, it stays. As part of the bar it lies on no button beside the vehicle.
 * Keyboard navigation scrolls the page too; the menu then stays hidden, so that it never covers the focused element.
 *
 * Source: requirements V-246 and V-247.
 */
export function SectionMenu({ label, sections, top, from }: SectionMenuProps) {
  const menu = useRef<HTMLElement>(null)
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let start = from
    const hideLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (menu.current?.matches(':is(:hover, :focus-within)')) return hideLater()
        start = window.scrollY
        setVisible(false)
      }, hideDelay)
    }
    const onScroll = () => {
      const focused = document.querySelector(':focus-visible')
      if (focused && !menu.current?.contains(focused)) return
      if (Math.abs(window.scrollY - start) >= leastScroll) setVisible(true)
      hideLater()
    }
    const onFocus = ({ target }: FocusEvent) => {
      const { current } = menu
      if ((target as Element).matches(':focus-visible') && !current?.contains(target as Node))
        setVisible(false)
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
      clearTimeout(timer)
    }
  }, [from])
  if (!visible) return null
  return (
    <nav
      ref={menu}
      aria-label={label}
      className="absolute inset-x-0 top-full border-line border-y bg-surface text-ink [details[open]~&]:hidden"
    >
      <ul className="frame flex flex-wrap gap-x-3 max-menu:justify-between menu:justify-end menu:gap-x-8">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={entryClasses}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={entryClasses}
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
