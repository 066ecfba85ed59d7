import type { Picture, StoredPicture } from '#features/pictures/pictures/index.ts'
import { type DisplayedText, type LocalisedText, textIn } from './localised.ts'

/** An entry of a dropdown as stored in the CMS. `Link` is the type of a stored link. */
export type StoredEntry<Link> = {
  readonly id?: string | null
  readonly label?: LocalisedText
  readonly link?: Link | null
  readonly mobileLink?: Link | null
}

/** An item of the menu as stored in the CMS. Source: requirements C-345 to C-349. */
export type StoredItem<Link> = StoredEntry<Link> & {
  readonly itemType?: 'dropdown' | 'default' | 'anchor' | null
  readonly place?: 'middle' | 'end' | null
  readonly look?: 'plain' | 'filled' | null
  /** False makes the label plain text. */
  readonly clickable?: boolean | null
  readonly anchor?: string | null
  readonly submenu?: 'entries' | 'vehicles' | null
  readonly submenuLabel?: LocalisedText
  readonly entries?: readonly StoredEntry<Link>[] | null
  readonly picture?: StoredPicture | null
}

/** A resolved link of an item. */
export type MenuLink = {
  readonly href: string
  readonly newTab: boolean
  /** Replaces `href` on phones; null when it is the same. */
  readonly mobileHref: string | null
}

export type MenuEntry = { readonly key: string; readonly label: DisplayedText; readonly link: MenuLink }

export type Submenu =
  | { readonly kind: 'vehicles'; readonly heading: DisplayedText | null }
  | {
      readonly kind: 'entries'
      readonly heading: DisplayedText | null
      readonly entries: readonly MenuEntry[]
      /** Beside the entries, and decorative. */
      readonly picture: Picture | null
    }

/** An item of the menu with resolved links: a link, an anchor or plain text, with or without a submenu. */
export type MenuItem = {
  readonly key: string
  readonly label: DisplayedText
  readonly place: 'middle' | 'end'
  readonly look: 'plain' | 'filled'
  readonly link: MenuLink | null
  /** Id of the section it scrolls to; the item is hidden on pages without that section. */
  readonly anchor: string | null
  readonly submenu: Submenu | null
}

/** How links, pictures and texts of a menu are resolved. */
export type MenuContext<Link> = {
  readonly language: string
  /** Returns the target of a stored link; null when it does not exist. */
  readonly resolve: (
    link: Link | null | undefined,
  ) => { readonly href: string; readonly newTab: boolean } | null
  /** Returns the picture of a picture field; null when nothing is chosen. */
  readonly pictureOf: (stored: StoredPicture | null | undefined) => Picture | null
  readonly hasVehicles: boolean
}

function linkOf<Link>(entry: StoredEntry<Link>, { resolve }: MenuContext<Link>): MenuLink | null {
  const target = resolve(entry.link)
  if (!target) return null
  const mobileHref = resolve(entry.mobileLink)?.href ?? null
  return { ...target, mobileHref: mobileHref === target.href ? null : mobileHref }
}

/** Resolves entries. Omits those without a label or an existing target. */
export function resolveEntries<Link>(
  entries: readonly StoredEntry<Link>[] | null | undefined,
  context: MenuContext<Link>,
): MenuEntry[] {
  return (entries ?? []).flatMap((entry, index) => {
    const label = textIn(context.language, entry.label)
    const link = linkOf(entry, context)
    return label && link ? [{ key: entry.id ?? String(index), label, link }] : []
  })
}

function submenuOf<Link>(item: StoredItem<Link>, context: MenuContext<Link>): Submenu | null {
  if (item.itemType !== 'dropdown') return null
  const heading = textIn(context.language, item.submenuLabel)
  if (item.submenu === 'vehicles') return context.hasVehicles ? { kind: 'vehicles', heading } : null
  const entries = resolveEntries(item.entries, context)
  return entries.length > 0
    ? { kind: 'entries', heading, entries, picture: context.pictureOf(item.picture) }
    : null
}

/**
 * Resolves the items of a menu, in order. Omits items and entries whose target does not exist, and dropdowns with
 * neither a target nor entries.
 */
export function resolveMenuItems<Link>(
  items: readonly StoredItem<Link>[] | null | undefined,
  context: MenuContext<Link>,
): MenuItem[] {
  return (items ?? []).flatMap((item, index): MenuItem[] => {
    const label = textIn(context.language, item.label)
    if (!label) return []
    const clickable = item.clickable !== false
    const anchor = clickable && item.itemType === 'anchor' ? item.anchor?.trim() || null : null
    const link = clickable && item.itemType !== 'anchor' ? linkOf(item, context) : null
    const submenu = submenuOf(item, context)
    const isPlainText = !clickable && item.itemType !== 'dropdown'
    if (!link && !anchor && !submenu && !isPlainText) return []
    const look = item.look === 'filled' && !submenu ? 'filled' : 'plain'
    return [
      { key: item.id ?? String(index), label, place: item.place ?? 'middle', look, link, anchor, submenu },
    ]
  })
}
