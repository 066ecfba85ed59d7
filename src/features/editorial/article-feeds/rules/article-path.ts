const siteOfRelativeLinks = 'http://site.invalid'

/** The slug of an article: what its address in our magazine can contain. */
const slug = /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u

/**
 * Returns the slug of an article, which is the last part of the path of its link; null when that cannot be one.
 *
 * Source: requirement C-191.
 */
export function slugOfLink(link: string): string | null {
  const url = URL.parse(link.trim(), siteOfRelativeLinks)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? ''
  try {
    const decoded = decodeURIComponent(last)
    return slug.test(decoded) ? decoded : null
  } catch {
    return null
  }
}

/** Returns the path in our magazine of the article with this link; null when the link has no slug. */
export function pathInMagazine(link: string): string | null {
  const found = slugOfLink(link)
  return found === null ? null : `/connect/article/${encodeURIComponent(found)}`
}
