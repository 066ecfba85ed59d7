import type { Crumb } from '../index.ts'
import { pathsAbove } from './path.ts'

/**
 * The breadcrumbs of a page, without the home page and the page itself: the existing pages at its parent paths.
 */
export function trailTo(path: string, titleOf: (path: string) => string | null): Crumb[] {
  return pathsAbove(path).flatMap((above) => {
    const title = titleOf(above)
    return title === null ? [] : [{ title, path: above }]
  })
}
