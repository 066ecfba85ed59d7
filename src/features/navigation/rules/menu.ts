import { type LocalisedText, type ShownText, textIn } from './localised.ts'

/** Entries of a dropdown as an editor made them. `Link` is the link as the CMS stores it. */
export type StoredEntry<Link> = {
  readonly id?: string | null
  readonly label?: LocalisedText
  readonly link?: Link | null
  readonly mobileLink?: Link | null
}

/** An item of the menu as an editor made it. Source: requirements C-345 to C-349. */
export type StoredItem<Link> = StoredEntry<Link> & {
  readonly itemType?: 'dropdown' | 'default' | 'anchor' | null
  readonly place?: 'middle' | 'end' | null
  readonly look?: 'plain' | 'filled' | null
  /** Off: the label is plain text. */
  readonly clickable?: boolean | null
  readonly anchor?: string | null
  readonly submenu?: 'entries' | 'vehicles' | null
  readonly submenuLabel?: LocalisedText
  readonly entries?: readonly StoredEntry<Link>[] | null
}

/** Where an item leads. */
export type MenuLink = {
  readonly href: string
  readonly newTab: boolean
  /** Where it leads on a phone, when that is elsewhere. */
  readonly mobileHref: string | null
}

export type MenuEntry = { readonly key: string; readonly label: ShownText; readonly link: MenuLink }

export type Submenu =
  | { readonly kind: 'vehicles'; readonly heading: ShownText | null }
  | { readonly kind: 'entries'; readonly heading: ShownText | null; readonly entries: readonly MenuEntry[] }

/** An item of the menu as visitors see it: a link, a place in the page, or plain text; with a submenu or without. */
export type MenuItem = {
  readonly key: string
  readonly label: ShownText
  readonly place: 'middle' | 'end'
  readonly look: 'plain' | 'filled'
  readonly link: MenuLink | null
  /** The id of the place in the page it scrolls to; pages without that place do not show the item. */
  readonly anchor: string | null
  readonly submenu: Submenu | null
}

/** What there is to lead to. */
export type Offer<Link> = {
  readonly language: string
  /** Where a stored link leads; null when there is nothing. */
  readonly resolve: (
    link: Link | null | undefined,
  ) => { readonly href: string; readonly newTab: boolean } | null
  readonly hasVehicles: boolean
}

function linkOf<Link>(entry: StoredEntry<Link>, { resolve }: Offer<Link>): MenuLink | null {
  const target = resolve(entry.link)
  if (!target) return null
  const mobileHref = resolve(entry.mobileLink)?.href ?? null
  return { ...target, mobileHref: mobileHref === target.href ? null : mobileHref }
}

/** The entries that lead somewhere. */
export function shownEntries<Link>(
  entries: readonly StoredEntry<Link>[] | null | undefined,
  offer: Offer<Link>,
): MenuEntry[] {
  return (entries ?? []).flatMap((entry, index) => {
    const label = textIn(offer.language, entry.label)
    const link = linkOf(entry, offer)
    return label && link ? [{ key: entry.id ?? String(index), label, link }] : []
  })
}

function submenuOf<Link>(item: StoredItem<Link>, offer: Offer<Link>): Submenu | null {
  if (item.itemType !== 'dropdown') return null
  const heading = textIn(offer.language, item.submenuLabel)
  if (item.submenu === 'vehicles') return offer.hasVehicles ? { kind: 'vehicles', heading } : null
  const entries = shownEntries(item.entries, offer)
  return entries.length > 0 ? { kind: 'entries', heading, entries } : null
}

/**
 * The items visitors see, in order. What leads nowhere is left out: an item whose target does not exist, an entry of
 * a submenu likewise, a dropdown with neither a target nor an entry left.
 */
export function shownItems<Link>(
  items: readonly StoredItem<Link>[] | null | undefined,
  offer: Offer<Link>,
): MenuItem[] {
  return (items ?? []).flatMap((item, index): MenuItem[] => {
    const label = textIn(offer.language, item.label)
    if (!label) return []
    const clickable = item.clickable !== false
    const anchor = clickable && item.itemType === 'anchor' ? item.anchor?.trim() || null : null
    const link = clickable && item.itemType !== 'anchor' ? linkOf(item, offer) : null
    const submenu = submenuOf(item, offer)
    const isPlainText = !clickable && item.itemType !== 'dropdown'
    if (!link && !anchor && !submenu && !isPlainText) return []
    const look = item.look === 'filled' && !submenu ? 'filled' : 'plain'
    return [
      { key: item.id ?? String(index), label, place: item.place ?? 'middle', look, link, anchor, submenu },
    ]
  })
}
