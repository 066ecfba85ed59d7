/** The address at which an editor previews the draft of a page; the home page's while the page has no path. */
export function previewAddress(path: unknown, locale: string | undefined): string {
  const page = typeof path === 'string' && path.startsWith('/') ? path : '/'
  return `/preview${page === '/' ? '' : page}${locale && locale !== 'en' ? `?lang=${locale}` : ''}`
}
