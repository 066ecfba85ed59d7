import type { Crumb } from '../index.ts'
import { pathsAbove } from './path.ts'

/**
 * The way from the home page to a page, both left out: the pages whose paths its own begins with. A path without a
 * page is no step.
 */
export function trailTo(path: string, titleOf: (path: string) => string | null): Crumb[] {
  return pathsAbove(path).flatMap((above) => {
    const title = titleOf(above)
    return title === null ? [] : [{ title, path: above }]
  })
}
