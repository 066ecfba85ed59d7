/** Matches the paths of the payment pages for businesses. */
const businessPages = /future-drive-business|instalment-business/

/**
 * Whether a page is about vehicles for a business, where companies apply through a different link.
 *
 * Source: requirements V-032 and V-034.
 */
export function isBusinessPath(path: string): boolean {
  return businessPages.test(path)
}
