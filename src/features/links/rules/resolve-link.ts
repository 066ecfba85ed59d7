import type { LinkField } from './fields.ts'

/** Where a link leads, ready for an anchor element. */
export type Destination = { readonly href: string; readonly newTab: boolean }

/** What exists on the site: a link to what does not is not shown. */
export type LinkTargets = { readonly has: (path: string) => boolean }

/** Addresses outside pages that may be linked: outside sites, mail, telephone, files of our own. */
const outside = /^(?:https?:\/\/|mailto:|tel:|\/api\/media\/file\/)/

function pathOf(link: LinkField): string | null {
  const { kind, page, range, dealer, file } = link
  if (kind === 'page') return page && typeof page === 'object' ? page.path : null
  if (kind === 'range') return range && typeof range === 'object' ? `/vehicles/${range.slug}` : null
  if (kind === 'dealer') return dealer && typeof dealer === 'object' ? `/dealers/${dealer.slug}` : null
  if (kind === 'file') return file && typeof file === 'object' ? file.url || null : null
  return link.address?.trim() || null
}

/**
 * Where a link leads; null when it leads nowhere: nothing chosen, the target gone or unpublished, or a page that
 * does not exist on this site. A file opens in a new tab, so that nobody loses the page it was found on.
 */
export function resolveLink(link: LinkField | null | undefined, site: LinkTargets): Destination | null {
  const address = link ? pathOf(link) : null
  if (!link || address === null) return null
  const newTab = link.kind === 'file' || link.newTab === true
  if (outside.test(address)) return { href: address, newTab }
  if (address.startsWith('#')) return { href: address, newTab: false }
  if (!address.startsWith('/') || address.startsWith('//')) return null
  const [path = ''] = address.split(/[?#]/)
  if (!site.has(path === '/' ? path : path.replace(/\/$/, ''))) return null
  return { href: link.anchor ? `${address}#${link.anchor}` : address, newTab }
}
