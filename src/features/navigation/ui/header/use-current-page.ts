import { usePathname } from 'next/navigation'
import { type RefObject, useEffect } from 'react'

/**
 * Marks the links that lead to the page the visitor is on. Done in the browser: the frame is made once for many
 * pages, and Next knows on the server only the address behind the rewrite.
 */
export function useCurrentPage(root: RefObject<HTMLElement | null>): void {
  const path = usePathname()
  useEffect(() => {
    for (const link of root.current?.querySelectorAll('a') ?? []) {
      const isSection = link.dataset.section !== undefined && path.startsWith(`${link.pathname}/`)
      const here = link.host === location.host && link.hash === '' && link.pathname === path
      if (here) link.setAttribute('aria-current', 'page')
      else if (isSection && link.pathname !== '/') link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }, [path, root])
}
