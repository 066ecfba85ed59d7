/** How many pages are listed on either side of the current one. Source: requirement D-229. */
const around = 2

/**
 * The pages a pagination lists, in order; null stands for those left out. The first and the last are always there.
 *
 * @param current 1 to `total`
 * @param total number of pages, 1 or more
 */
export function pageWindow(current: number, total: number): (number | null)[] {
  const all = Array.from({ length: total }, (_, index) => index + 1)
  const listed = all.filter((page) => page === 1 || page === total || Math.abs(page - current) <= around)
  return listed.flatMap((page, index) => {
    const gap = page - (listed[index - 1] ?? page - 1) > 1
    return gap ? [null, page] : [page]
  })
}
