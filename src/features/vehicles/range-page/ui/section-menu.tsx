import { useEffect, useRef, useState } from 'react'

/** Milliseconds until the menu disappears after scrolling. Source: requirement V-247. */
const hideDelay = 500

export type SectionMenuProps = {
  label: string
  /** Linked sections, in page order. */
  sections: readonly { readonly id: string; readonly name: string }[]
  top: string
}

const entryClasses =
  'flex min-h-11 w-full items-center px-4 text-small font-medium hover:bg-raised -outline-offset-3'

/**
 * A floating menu of the sections, visible while the page is scrolled, hovered or focused, and briefly afterwards.
 * Keyboard navigation scrolls the page too; the menu then stays hidden, so that it never covers the focused element.
 *
 * Source: requirements V-246 and V-247.
 */
export function SectionMenu({ label, sections, top }: SectionMenuProps) {
  const menu = useRef<HTMLElement>(null)
  const [visible, setVisible] = useState(() => !document.querySelector(':focus-visible'))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const hideLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (menu.current?.matches(':is(:hover, :focus-within)')) hideLater()
        else setVisible(false)
      }, hideDelay)
    }
    const onScroll = () => {
      const focused = document.querySelector(':focus-visible')
      if (focused && !menu.current?.contains(focused)) return
      setVisible(true)
      hideLater()
    }
    const onFocus = ({ target }: FocusEvent) => {
      const { current } = menu
      if ((target as Element).matches(':focus-visible') && !current?.contains(target as Node))
        setVisible(false)
    }
    hideLater()
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
      clearTimeout(timer)
    }
  }, [])
  if (!visible) return null
  return (
    <nav
      ref={menu}
      aria-label={label}
      className="fixed top-1/2 right-0 z-20 -translate-y-1/2 border border-line border-r-0 bg-surface text-ink print:hidden"
    >
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={entryClasses}>
              {name}
            </a>
          </li>
        ))}
        <li className="border-line border-t">
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
