import { usePathname } from 'next/navigation'
import { type RefObject, useEffect } from 'react'

/**
 * Marks the links to the current page. Runs in the browser, because the site layout is cached for many pages and Next
 * knows only the rewritten path on the server.
 */
export function useCurrentPage(root: RefObject<HTMLElement | null>): void {
  const path = usePathname()
  useEffect(() => {
    for (const link of root.current?.querySelectorAll('a') ?? []) {
      const isSection = link.dataset.section !== undefined && path.startsWith(`${link.pathname}/`)
      const isCurrent = link.host === location.host && link.hash === '' && link.pathname === path
      if (isCurrent) link.setAttribute('aria-current', 'page')
      else if (isSection && link.pathname !== '/') link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }, [path, root])
}
