import { resolveLink } from '#features/site/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { RichText, type RichTextData } from '#ui/content/rich-text.tsx'
import type { RichTextLink } from '#ui/content/rich-text-converters.tsx'
import type { PageContext } from '../index.ts'

type Props = {
  /** As the CMS stores it. */
  text: unknown
  context: PageContext
  size?: 'small' | 'body' | 'lead'
  /** Level of the highest heading an editor can choose. */
  topHeading?: 2 | 3 | 4
  className?: string
}

type Stored = { readonly id: number; readonly path?: string; readonly slug?: string }

/** Resolves a link in a text; null when its target does not exist, and its text is then shown without a link. */
function destinationOf({ linkType, url, doc, newTab }: RichTextLink, { site }: PageContext) {
  if (linkType !== 'internal') return resolveLink({ kind: 'address', address: url, newTab }, site)
  const target = typeof doc?.value === 'object' ? (doc.value as Stored | null) : null
  if (!target) return null
  return doc?.relationTo === 'ranges'
    ? resolveLink({ kind: 'range', range: { id: target.id, slug: target.slug ?? '' } }, site)
    : resolveLink({ kind: 'page', page: { id: target.id, path: target.path ?? '' } }, site)
}

/** An editor's formatted text in a block. */
export function FormattedText({ text, context, ...style }: Props) {
  return (
    <RichText
      data={text as RichTextData | null}
      resolveLink={(link) => destinationOf(link, context)}
      newTabNote={textsIn(context.language).layout.newTab}
      {...style}
    />
  )
}
