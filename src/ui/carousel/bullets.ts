/** Source: requirement C-408; decision C-13. */
const maxBullets = 7

/**
 * Returns the positions that have a bullet: all of them, or a window of seven with the current position in the middle,
 * except near the ends.
 *
 * @param count number of positions, 0 or more
 * @param current position, 0 to `count` − 1
 */
export function bulletWindow(count: number, current: number): number[] {
  const bulletCount = Math.min(count, maxBullets)
  const first = Math.min(Math.max(current - Math.floor(maxBullets / 2), 0), count - bulletCount)
  return Array.from({ length: bulletCount }, (_, index) => first + index)
}
