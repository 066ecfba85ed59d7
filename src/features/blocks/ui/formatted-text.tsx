import { resolveLink } from '#features/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { RichText, type RichTextData } from '#ui/content/rich-text.tsx'
import type { RichTextLink } from '#ui/content/rich-text-converters.tsx'
import type { Place } from '../index.ts'

type Props = {
  /** As the CMS stores it. */
  text: unknown
  place: Place
  size?: 'small' | 'body' | 'lead'
  /** Level of the highest heading an editor can choose. */
  topHeading?: 2 | 3 | 4
  className?: string
}

type Stored = { readonly id: number; readonly path?: string; readonly slug?: string }

/** A link in a text, as any other link: where its target does not exist its words stand alone. */
function destinationOf({ linkType, url, doc, newTab }: RichTextLink, place: Place) {
  if (linkType !== 'internal') return resolveLink({ kind: 'address', address: url, newTab }, place.site)
  const target = typeof doc?.value === 'object' ? (doc.value as Stored | null) : null
  if (!target) return null
  return doc?.relationTo === 'ranges'
    ? resolveLink({ kind: 'range', range: { id: target.id, slug: target.slug ?? '' } }, place.site)
    : resolveLink({ kind: 'page', page: { id: target.id, path: target.path ?? '' } }, place.site)
}

/** An editor's formatted text in a block. */
export function FormattedText({ text, place, ...look }: Props) {
  return (
    <RichText
      data={text as RichTextData | null}
      resolveLink={(link) => destinationOf(link, place)}
      newTabNote={textsIn(place.language).frame.newTab}
      {...look}
    />
  )
}
