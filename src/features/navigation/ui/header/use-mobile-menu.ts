import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** From this width on the menu is a bar. Source: decision C-13; the `menu` breakpoint of the design. */
export const barQuery = '(min-width: 60rem)'

/** Everything beside an element and beside all that holds it. */
function surroundings(element: Element): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter((child) => child !== element && child instanceof HTMLElement)
  return [...(siblings as HTMLElement[]), ...surroundings(parent)]
}

/**
 * The menu of a narrow screen: a popover, which the browser opens and closes without us. While it is open the focus
 * cannot leave the header, and the page behind does not move; it closes when the visitor goes to another page.
 */
export function useMobileMenu(menu: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false)
  const path = usePathname()
  const shownOn = useRef(path)
  useEffect(() => {
    const element = menu.current
    const onToggle = () => setOpen(element?.matches(':popover-open') ?? false)
    onToggle()
    const wide = matchMedia(barQuery)
    const hide = () => element?.matches(':popover-open') && element.hidePopover()
    element?.addEventListener('toggle', onToggle)
    wide.addEventListener('change', hide)
    return () => {
      element?.removeEventListener('toggle', onToggle)
      wide.removeEventListener('change', hide)
    }
  }, [menu])
  useEffect(() => {
    // What was opened before the page came alive stays open.
    if (shownOn.current === path) return
    shownOn.current = path
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [path, menu])
  useEffect(() => {
    const header = menu.current?.closest('header')
    if (!open || !header) return
    const behind = surroundings(header).filter((element) => !element.inert)
    for (const element of behind) element.inert = true
    // The browser closes it by itself, and gives the focus back only when that is on something inside.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape')
        header.querySelector<HTMLElement>(`[popovertarget="${menu.current?.id}"]`)?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      for (const element of behind) element.inert = false
    }
  }, [open, menu])
  return open
}
