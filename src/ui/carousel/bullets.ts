/** Bullets of one carousel at the most. Source: requirement C-408; decision C-13. */
const mostBullets = 7

/**
 * The positions that have a bullet: all of them, or a window of seven which moves along so that the current one is
 * in its middle, as far as there are others.
 *
 * @param count positions of the carousel, 0 or more
 * @param current the current one, 0 to `count` − 1
 */
export function bulletWindow(count: number, current: number): number[] {
  const shown = Math.min(count, mostBullets)
  const first = Math.min(Math.max(current - Math.floor(mostBullets / 2), 0), count - shown)
  return Array.from({ length: shown }, (_, index) => first + index)
}
