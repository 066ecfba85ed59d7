import { themeOf } from './theme.ts'

/** Last segment of the paths of the not-found pages. */
export const notFoundSegment = 'nothing-here'

const dealer = /^\/dealers\/[^/]+/

/** Returns the path of the not-found page for a path, with its theme and its dealer. */
export function notFoundAddress(path: string): string {
  const [root = themeOf(path) === 'racing' ? '/gr' : ''] = dealer.exec(path) ?? []
  return `${root}/${notFoundSegment}`
}
