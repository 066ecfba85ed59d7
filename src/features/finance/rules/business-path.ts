/** Pages about paying for the vehicles of a business, by a part of their address. */
const businessPages = /future-drive-business|instalment-business/

/**
 * Whether a page is about the vehicles of a business: companies apply by another link there.
 *
 * Source: requirements V-032 and V-034.
 */
export function isBusinessPath(path: string): boolean {
  return businessPages.test(path)
}
