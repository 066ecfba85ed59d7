import type { SecondaryNavBlock } from '#cms/payload-types.ts'
import type { PageContext } from '#features/site/blocks/index.ts'
import { type LinkField, resolveLink } from '#features/site/links/index.ts'

/** The target of a link. */
export type NavLink = {
  readonly href: string
  readonly newTab: boolean
  /** The target on phones, when it differs. */
  readonly mobileHref: string | null
}

export type NavEntry = { readonly key: string; readonly label: string; readonly link: NavLink }

/** An item: a link, plain text, or a label with a drop-down. */
export type NavItem = {
  readonly key: string
  readonly label: string
  readonly link: NavLink | null
  readonly entries: readonly NavEntry[]
}

type LinkContext = Pick<PageContext, 'path' | 'site'>
type StoredItem = SecondaryNavBlock['items'][number]

/** Resolves a link; a link to a section of the same page becomes a bare anchor. */
function hrefOf(link: LinkField | null | undefined, { path, site }: LinkContext) {
  const destination = resolveLink(link, site)
  if (!destination?.href.startsWith(`${path}#`)) return destination
  return { ...destination, href: destination.href.slice(path.length) }
}

function linkOf(
  { link, mobileLink }: { link?: LinkField | null; mobileLink?: LinkField | null },
  context: LinkContext,
): NavLink | null {
  const destination = hrefOf(link, context)
  if (!destination) return null
  const mobileHref = hrefOf(mobileLink, context)?.href ?? null
  return { ...destination, mobileHref: mobileHref === destination.href ? null : mobileHref }
}

function itemOf(item: StoredItem, index: number, context: LinkContext): NavItem | null {
  const entries = (item.entries ?? []).flatMap((entry, position): NavEntry[] => {
    const link = linkOf(entry, context)
    return link && entry.label ? [{ key: entry.id ?? String(position), label: entry.label, link }] : []
  })
  const clickable = item.labelClickable !== false
  const link = clickable ? linkOf(item, context) : null
  const isDeadLink = clickable && !link && entries.length === 0
  return isDeadLink || !item.label
    ? null
    : { key: item.id ?? String(index), label: item.label, link, entries }
}

/**
 * The visible items. Entries whose target does not exist are left out, and so are items with such a link and no entries. A
 * label that is not a link stays as plain text.
 *
 * Source: V-186, V-195.
 */
export function visibleItems(items: readonly StoredItem[], context: LinkContext): NavItem[] {
  return items.flatMap((item, index) => itemOf(item, index, context) ?? [])
}

/** All links of the items and their entries in one list. */
export function listEntries(items: readonly NavItem[]): NavEntry[] {
  return items.flatMap(({ key, label, link, entries }) => [
    ...(link ? [{ key, label, link }] : []),
    ...entries.map((entry) => ({ ...entry, key: `${key}-${entry.key}` })),
  ])
}
