import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Width from which the menu is a bar. Source: decision C-13; the `menu` breakpoint of the design. */
export const barQuery = '(min-width: 60rem)'

/** Returns the siblings of an element and of all its ancestors. */
function surroundings(element: Element): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter((child) => child !== element && child instanceof HTMLElement)
  return [...(siblings as HTMLElement[]), ...surroundings(parent)]
}

/**
 * Handles the mobile menu, a native popover, and returns whether it is open. While it is open the rest of the page is
 * inert. It closes on navigation.
 */
export function useMobileMenu(menu: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false)
  const path = usePathname()
  const lastPath = useRef(path)
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
    // A menu opened before hydration stays open.
    if (lastPath.current === path) return
    lastPath.current = path
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [path, menu])
  useEffect(() => {
    const header = menu.current?.closest('header')
    if (!open || !header) return
    const behind = surroundings(header).filter((element) => !element.inert)
    for (const element of behind) element.inert = true
    // The browser closes the popover, but restores the focus only when it is inside.
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
