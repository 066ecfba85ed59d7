/** Where an editor sees the draft of a page. Undefined while the page has no address. */
export function previewAddress(path: unknown, locale: string | undefined): string {
  const page = typeof path === 'string' && path.startsWith('/') ? path : '/'
  return `/preview${page === '/' ? '' : page}${locale && locale !== 'en' ? `?lang=${locale}` : ''}`
}
