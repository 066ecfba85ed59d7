/** Number of pages listed on each side of the current one. Source: requirement D-229. */
const neighbours = 2

/**
 * Returns the page numbers of a pagination in order, with null for omitted ranges. Always includes the first and last
 * page.
 *
 * @param current 1 to `total`
 * @param total number of pages, 1 or more
 */
export function pageWindow(current: number, total: number): (number | null)[] {
  const all = Array.from({ length: total }, (_, index) => index + 1)
  const listed = all.filter((page) => page === 1 || page === total || Math.abs(page - current) <= neighbours)
  return listed.flatMap((page, index) => {
    const gap = page - (listed[index - 1] ?? page - 1) > 1
    return gap ? [null, page] : [page]
  })
}
