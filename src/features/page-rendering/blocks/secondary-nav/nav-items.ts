import type { SecondaryNavBlock } from '#cms/payload-types.ts'
import type { Place } from '#features/blocks/index.ts'
import { type LinkField, resolveLink } from '#features/links/index.ts'

/** Where an entry leads. */
export type NavLink = {
  readonly href: string
  readonly newTab: boolean
  /** Where it leads on a phone, when that is elsewhere. */
  readonly mobileHref: string | null
}

export type NavEntry = { readonly key: string; readonly label: string; readonly link: NavLink }

/** A label: a link, plain text, or what opens a drop-down. */
export type NavItem = {
  readonly key: string
  readonly label: string
  readonly link: NavLink | null
  readonly entries: readonly NavEntry[]
}

type Around = Pick<Place, 'path' | 'site'>
type StoredItem = SecondaryNavBlock['items'][number]

/** A section of this very page is a place on it, not another page. */
function hrefOf(link: LinkField | null | undefined, { path, site }: Around) {
  const destination = resolveLink(link, site)
  if (!destination?.href.startsWith(`${path}#`)) return destination
  return { ...destination, href: destination.href.slice(path.length) }
}

function linkOf(
  { link, mobileLink }: { link?: LinkField | null; mobileLink?: LinkField | null },
  around: Around,
): NavLink | null {
  const destination = hrefOf(link, around)
  if (!destination) return null
  const mobileHref = hrefOf(mobileLink, around)?.href ?? null
  return { ...destination, mobileHref: mobileHref === destination.href ? null : mobileHref }
}

function itemOf(item: StoredItem, index: number, around: Around): NavItem | null {
  const entries = (item.entries ?? []).flatMap((entry, place): NavEntry[] => {
    const link = linkOf(entry, around)
    return link && entry.label ? [{ key: entry.id ?? String(place), label: entry.label, link }] : []
  })
  const clickable = item.labelClickable !== false
  const link = clickable ? linkOf(item, around) : null
  const leadsNowhere = clickable && !link && entries.length === 0
  return leadsNowhere || !item.label
    ? null
    : { key: item.id ?? String(index), label: item.label, link, entries }
}

/**
 * The items visitors see. What leads nowhere is left out: an entry whose target does not exist, and an item that was
 * meant to lead there and opens nothing. A label that is no link stays as plain text.
 *
 * Source: V-186, V-195.
 */
export function shownItems(items: readonly StoredItem[], around: Around): NavItem[] {
  return items.flatMap((item, index) => itemOf(item, index, around) ?? [])
}

/** Everything that leads somewhere, in one list. */
export function allEntries(items: readonly NavItem[]): NavEntry[] {
  return items.flatMap(({ key, label, link, entries }) => [
    ...(link ? [{ key, label, link }] : []),
    ...entries.map((entry) => ({ ...entry, key: `${key}-${entry.key}` })),
  ])
}
