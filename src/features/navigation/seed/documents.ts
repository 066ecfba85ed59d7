import type { Footer, Header } from '#cms/payload-types.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { SeedEntry, SeedFooter, SeedHeader, SeedItem, SeedText } from './schema.ts'

type Item = NonNullable<Header['items']>[number]
type Entry = NonNullable<Item['entries']>[number]

/** Documents of one language. Rows have the same ids in all of them, so that they are the same rows. */
type InLanguage = (text: SeedText) => string

const linkTo = (address: string) => ({ kind: 'address' as const, address })

function entriesOf(entries: readonly SeedEntry[], of: string, say: InLanguage): Entry[] {
  return entries.map(({ label, address }, index) => ({
    id: `${of}-${index}`,
    label: say(label),
    link: linkTo(address),
  }))
}

function itemsOf(items: readonly SeedItem[], of: string, say: InLanguage): Item[] {
  return items.map(({ label, address, submenuLabel, entries, ...item }, index) => ({
    ...item,
    id: `${of}-${index}`,
    label: say(label),
    ...(address ? { link: linkTo(address) } : {}),
    ...(submenuLabel ? { submenuLabel: say(submenuLabel) } : {}),
    entries: entriesOf(entries, `${of}-${index}`, say),
  }))
}

/** The header as it is stored in a language. */
export function headerIn(language: Language, { items, racingItems }: SeedHeader) {
  const say: InLanguage = (text) => text[language]
  return { items: itemsOf(items, 'menu', say), racingItems: itemsOf(racingItems, 'racing', say) }
}

/** The footer as it is stored in a language. */
export function footerIn(language: Language, { note, columns, legalLine, legalLinks }: SeedFooter) {
  const say: InLanguage = (text) => text[language]
  return {
    note: say(note),
    columns: columns.map(({ heading, content, entries }, index) => ({
      id: `column-${index}`,
      heading: say(heading),
      content,
      entries: entriesOf(entries, `column-${index}`, say),
    })),
    legalLine: say(legalLine),
    legalLinks: entriesOf(legalLinks, 'legal', say),
  } satisfies Partial<Footer>
}
