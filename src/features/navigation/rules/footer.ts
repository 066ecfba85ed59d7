import { type LocalisedText, type ShownText, textIn } from './localised.ts'
import { type MenuEntry, type Offer, type StoredEntry, shownEntries } from './menu.ts'

/** The footer as an editor made it. */
export type StoredFooter<Link> = {
  readonly note?: LocalisedText
  readonly columns?:
    | readonly {
        readonly id?: string | null
        readonly heading?: LocalisedText
        readonly content?: 'entries' | 'vehicles' | null
        readonly entries?: readonly StoredEntry<Link>[] | null
      }[]
    | null
  readonly legalLine?: LocalisedText
  readonly legalLinks?: readonly StoredEntry<Link>[] | null
}

export type FooterColumn = {
  readonly key: string
  readonly heading: ShownText
  readonly entries: readonly MenuEntry[]
}

/** The footer as visitors see it. */
export type FooterContent = {
  readonly note: ShownText | null
  readonly columns: readonly FooterColumn[]
  readonly legalLine: ShownText | null
  readonly legalLinks: readonly MenuEntry[]
}

/**
 * The footer with what leads somewhere; a column without an entry left is left out.
 *
 * @param vehicles what a column of vehicles lists
 */
export function shownFooter<Link>(
  { note, columns, legalLine, legalLinks }: StoredFooter<Link>,
  offer: Offer<Link>,
  vehicles: readonly MenuEntry[],
): FooterContent {
  return {
    note: textIn(offer.language, note),
    legalLine: textIn(offer.language, legalLine),
    legalLinks: shownEntries(legalLinks, offer),
    columns: (columns ?? []).flatMap((column, index): FooterColumn[] => {
      const heading = textIn(offer.language, column.heading)
      const entries = column.content === 'vehicles' ? vehicles : shownEntries(column.entries, offer)
      return heading && entries.length > 0 ? [{ key: column.id ?? String(index), heading, entries }] : []
    }),
  }
}
