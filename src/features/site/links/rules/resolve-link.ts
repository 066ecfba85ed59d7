import type { LinkField } from './fields.ts'

/** The resolved target of a link, for an anchor element. */
export type Destination = { readonly href: string; readonly newTab: boolean }

/** The existing pages of the site. A link to a missing page is not displayed. */
export type LinkTargets = {
  readonly has: (path: string) => boolean
  /** Replaces the address of an existing page, on the pages of a dealer; null when the link is not displayed there. */
  readonly replace?: (href: string) => string | null
}

/** Addresses that are not pages of the site: external sites, mail, telephone, uploaded files. */
const nonPageAddress = /^(?:https?:\/\/|mailto:|tel:|\/api\/media\/file\/)/

function pathOf(link: LinkField): string | null {
  const { kind, page, range, dealer, file } = link
  if (kind === 'page') return page && typeof page === 'object' ? page.path : null
  if (kind === 'range') return range && typeof range === 'object' ? `/vehicles/${range.slug}` : null
  if (kind === 'dealer') return dealer && typeof dealer === 'object' ? `/dealers/${dealer.slug}` : null
  if (kind === 'file') return file && typeof file === 'object' ? file.url || null : null
  return link.address?.trim() || null
}

/**
 * Resolves the target of a link; null when nothing is selected, the target is deleted or unpublished, or the page does
 * not exist. A file opens in a new tab, so that the visitor keeps the current page.
 */
export function resolveLink(link: LinkField | null | undefined, site: LinkTargets): Destination | null {
  const address = link ? pathOf(link) : null
  if (!link || address === null) return null
  const newTab = link.kind === 'file' || link.newTab === true
  if (nonPageAddress.test(address)) return { href: address, newTab }
  if (address.startsWith('#')) return { href: address, newTab: false }
  if (!address.startsWith('/') || address.startsWith('//')) return null
  const [path = ''] = address.split(/[?#]/)
  if (!site.has(path === '/' ? path : path.replace(/\/$/, ''))) return null
  const href = link.anchor ? `${address}#${link.anchor}` : address
  const replaced = site.replace ? site.replace(href) : href
  return replaced === null ? null : { href: replaced, newTab }
}
