/** Pages below which an address is a secret link or identifies a person. */
const privatePages = [
  '/enquiry/check',
  '/newsletter/confirm',
  '/privacy-request',
  '/recall-result',
  '/service-reminders',
  '/unsubscribe',
  '/vehicle-alerts',
] as const

/** Longer than any address of a page. */
const maxLength = 200

/**
 * Returns the path of a page without its query, which may contain what the visitor typed, and without secret links; null
 * when the text is not the address of a page.
 *
 * @param address a path, or a full address of this site
 */
export function pagePath(address: string): string | null {
  const base = 'http://site.invalid'
  if (!URL.canParse(address, base)) return null
  const { pathname, protocol } = new URL(address, base)
  if (!/^https?:$/.test(protocol) || pathname.length > maxLength || pathname.startsWith('//')) return null
  return privatePages.find((page) => pathname.startsWith(`${page}/`)) ?? pathname
}
