import { type DisplayedText, type LocalisedText, textIn } from './localised.ts'
import { type MenuContext, type MenuEntry, resolveEntries, type StoredEntry } from './menu.ts'

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
  readonly heading: DisplayedText
  readonly entries: readonly MenuEntry[]
}

/** The footer with resolved links, in one language. */
export type FooterContent = {
  readonly note: DisplayedText | null
  readonly columns: readonly FooterColumn[]
  readonly legalLine: DisplayedText | null
  readonly legalLinks: readonly MenuEntry[]
}

/**
 * Resolves the footer's links and texts. Omits entries whose target does not exist, and columns without entries.
 *
 * @param vehicles entries of a column with all vehicles
 */
export function resolveFooter<Link>(
  { note, columns, legalLine, legalLinks }: StoredFooter<Link>,
  context: MenuContext<Link>,
  vehicles: readonly MenuEntry[],
): FooterContent {
  return {
    note: textIn(context.language, note),
    legalLine: textIn(context.language, legalLine),
    legalLinks: resolveEntries(legalLinks, context),
    columns: (columns ?? []).flatMap((column, index): FooterColumn[] => {
      const heading = textIn(context.language, column.heading)
      const entries = column.content === 'vehicles' ? vehicles : resolveEntries(column.entries, context)
      return heading && entries.length > 0 ? [{ key: column.id ?? String(index), heading, entries }] : []
    }),
  }
}
