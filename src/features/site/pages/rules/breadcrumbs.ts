import type { Breadcrumb } from '../index.ts'
import { parentPaths } from './path.ts'

/**
 * The breadcrumbs of a page, without the home page and the page itself: the existing pages at its parent paths.
 */
export function breadcrumbsTo(path: string, titleOf: (path: string) => string | null): Breadcrumb[] {
  return parentPaths(path).flatMap((above) => {
    const title = titleOf(above)
    return title === null ? [] : [{ title, path: above }]
  })
}
