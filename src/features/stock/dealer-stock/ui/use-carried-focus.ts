import { type RefObject, useLayoutEffect } from 'react'

/** What the visitor was using when one page of a listing replaced another. */
type Controls = { readonly path: string; readonly selector: string; readonly hasDrawer: boolean }

let carried: Controls | null = null

/** Returns a selector of the same control on the next page, or of the number of vehicles for one that may be gone. */
function selectorOf(control: Element | null): string {
  if (control instanceof HTMLInputElement)
    return `input[name="${control.name}"][value="${CSS.escape(control.value)}"]`
  return control instanceof HTMLSelectElement ? `select[name="${control.name}"]` : 'p[role="status"]'
}

function restore(listing: HTMLElement, { selector, hasDrawer }: Controls): void {
  if (hasDrawer) listing.querySelector<HTMLElement>('[popover]')?.showPopover()
  listing.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/**
 * Keeps the focus, and the drawer of filters open, when Next replaces the page of a listing: the state without choices and
 * those with some are separate routes, so that the first choice in a stock that is filtered on the server does so.
 *
 * @param listing the element around filters and vehicles
 * @param path of the listing; another one starts without the focus
 */
export function useCarriedFocus(listing: RefObject<HTMLElement | null>, path: string): void {
  useLayoutEffect(() => {
    const element = listing.current
    if (!element) return
    if (carried?.path === path) restore(element, carried)
    carried = null
    return () => {
      if (!element.contains(document.activeElement)) return
      const hasDrawer = element.querySelector(':popover-open') !== null
      carried = { path, selector: selectorOf(document.activeElement), hasDrawer }
      // The page that follows is mounted in the same commit; one that is opened later starts afresh.
      queueMicrotask(() => {
        carried = null
      })
    }
  }, [listing, path])
}
