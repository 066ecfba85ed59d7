import { type LocalisedText, type ShownText, textIn } from './localised.ts'
import { type MenuEntry, type Offer, type StoredEntry, shownEntries } from './menu.ts'

/** The footer as stored in the CMS. */
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

/** The footer with resolved links, in one language. */
export type FooterContent = {
  readonly note: ShownText | null
  readonly columns: readonly FooterColumn[]
  readonly legalLine: ShownText | null
  readonly legalLinks: readonly MenuEntry[]
}

/**
 * Resolves the footer's links and texts. Omits entries whose target does not exist, and columns without entries.
 *
 * @param vehicles entries of a column with all vehicles
 */
export function shownFooter<Link>(
  { note, columns, legalLine, legalLinks }: StoredFooter<Link>,
  context: Offer<Link>,
  vehicles: readonly MenuEntry[],
): FooterContent {
  return {
    note: textIn(context.language, note),
    legalLine: textIn(context.language, legalLine),
    legalLinks: shownEntries(legalLinks, context),
    columns: (columns ?? []).flatMap((column, index): FooterColumn[] => {
      const heading = textIn(context.language, column.heading)
      const entries = column.content === 'vehicles' ? vehicles : shownEntries(column.entries, context)
      return heading && entries.length > 0 ? [{ key: column.id ?? String(index), heading, entries }] : []
    }),
  }
}
