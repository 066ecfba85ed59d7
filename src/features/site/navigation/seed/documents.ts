import type { Footer, Header } from '#cms/payload-types.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { SeedEntry, SeedFooter, SeedHeader, SeedItem, SeedPicture, SeedText } from './schema.ts'

type Item = NonNullable<Header['items']>[number]
type Entry = NonNullable<Item['entries']>[number]

/** Returns a text in one language. */
type Translate = (text: SeedText) => string

/** The id of each colour by its code. */
export type ColourIds = ReadonlyMap<string, number>

/** Returns the codes of the colours in a header's pictures. */
export function coloursOf({ items, racingItems }: SeedHeader): string[] {
  return [...items, ...racingItems].flatMap(({ picture }) =>
    picture?.source === 'illustration' ? [picture.colour] : [],
  )
}

/** @throws Error naming a missing colour */
function pictureOf(picture: SeedPicture, ids: ColourIds) {
  if (picture.source !== 'illustration') return picture
  const colour = ids.get(picture.colour)
  if (colour === undefined)
    throw new Error(`The colour ${picture.colour} of a menu's picture does not exist.`)
  return { ...picture, colour }
}

const linkTo = (address: string) => ({ kind: 'address' as const, address })

/** Row ids are the same in every language, so that the CMS stores one row with several translations. */
function entriesOf(entries: readonly SeedEntry[], parentId: string, translate: Translate): Entry[] {
  return entries.map(({ label, address }, index) => ({
    id: `${parentId}-${index}`,
    label: translate(label),
    link: linkTo(address),
  }))
}

type ItemContext = { readonly idPrefix: string; readonly translate: Translate; readonly colourIds: ColourIds }

function itemsOf(items: readonly SeedItem[], { idPrefix, translate, colourIds }: ItemContext): Item[] {
  return items.map(({ label, address, submenuLabel, entries, picture, ...item }, index) => ({
    ...item,
    id: `${idPrefix}-${index}`,
    label: translate(label),
    ...(address ? { link: linkTo(address) } : {}),
    ...(submenuLabel ? { submenuLabel: translate(submenuLabel) } : {}),
    ...(picture ? { picture: pictureOf(picture, colourIds) } : {}),
    entries: entriesOf(entries, `${idPrefix}-${index}`, translate),
  }))
}

/** Returns the header's document in one language. */
export function headerIn(language: Language, { items, racingItems }: SeedHeader, colourIds: ColourIds) {
  const translate: Translate = (text) => text[language]
  return {
    items: itemsOf(items, { idPrefix: 'menu', translate, colourIds }),
    racingItems: itemsOf(racingItems, { idPrefix: 'racing', translate, colourIds }),
  }
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
