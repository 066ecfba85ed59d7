import { themeOf } from './theme.ts'

/** Last segment of the addresses below which the site says that a page does not exist. */
export const notFoundSegment = 'nothing-here'

const dealer = /^\/dealers\/[^/]+/

/** Where the page stands that is shown in place of one that does not exist: in its dress, and in its dealer's name. */
export function notFoundAddress(path: string): string {
  const [place = themeOf(path) === 'racing' ? '/gr' : ''] = dealer.exec(path) ?? []
  return `${place}/${notFoundSegment}`
}
