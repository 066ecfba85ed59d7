import type { Footer, Header } from '#cms/payload-types.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { SeedEntry, SeedFooter, SeedHeader, SeedItem, SeedText } from './schema.ts'

type Item = NonNullable<Header['items']>[number]
type Entry = NonNullable<Item['entries']>[number]

/** Returns a text in one language. */
type Translate = (text: SeedText) => string

const linkTo = (address: string) => ({ kind: 'address' as const, address })

/** Row ids are the same in every language, so that the CMS stores one row with several translations. */
function entriesOf(entries: readonly SeedEntry[], parentId: string, translate: Translate): Entry[] {
  return entries.map(({ label, address }, index) => ({
    id: `${parentId}-${index}`,
    label: translate(label),
    link: linkTo(address),
  }))
}

function itemsOf(items: readonly SeedItem[], idPrefix: string, translate: Translate): Item[] {
  return items.map(({ label, address, submenuLabel, entries, ...item }, index) => ({
    ...item,
    id: `${idPrefix}-${index}`,
    label: translate(label),
    ...(address ? { link: linkTo(address) } : {}),
    ...(submenuLabel ? { submenuLabel: translate(submenuLabel) } : {}),
    entries: entriesOf(entries, `${idPrefix}-${index}`, translate),
  }))
}

/** Returns the header's document in one language. */
export function headerIn(language: Language, { items, racingItems }: SeedHeader) {
  const translate: Translate = (text) => text[language]
  return { items: itemsOf(items, 'menu', translate), racingItems: itemsOf(racingItems, 'racing', translate) }
}

/** Returns the footer's document in one language. */
export function footerIn(language: Language, { note, columns, legalLine, legalLinks }: SeedFooter) {
  const translate: Translate = (text) => text[language]
  return {
    note: translate(note),
    columns: columns.map(({ heading, content, entries }, index) => ({
      id: `column-${index}`,
      heading: translate(heading),
      content,
      entries: entriesOf(entries, `column-${index}`, translate),
    })),
    legalLine: translate(legalLine),
    legalLinks: entriesOf(legalLinks, 'legal', translate),
  } satisfies Partial<Footer>
}
