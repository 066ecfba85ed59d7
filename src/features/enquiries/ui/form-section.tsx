import { type LinkField, resolveLink } from '#features/links/index.ts'
import type { Live, Place } from '#features/pages/index.ts'
import { sectionAddress } from '#features/pages/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Section } from '#ui/layout/section.tsx'
import type { EnquiryKind } from '../enquiry.ts'
import type { FormContent } from '../form-content.ts'
import { LazyForm } from './lazy-form.island.tsx'

type Props = {
  kind: EnquiryKind
  block: {
    readonly blockType: string
    readonly title?: string | null
    readonly introduction?: string | null
    readonly privacyNotice?: LinkField | null
  }
  place: Place
  live: Live<FormContent>
}

/** A form as a section of a page, under its own title or the one it has without. */
export function FormSection({ kind, block, place, live }: Props) {
  const { enquiries, sections } = textsIn(place.language)
  return (
    <Section
      heading={block.title || enquiries[`${kind}Title`]}
      headingLevel={place.first ? 1 : 2}
      lead={block.introduction}
    >
      {live.state === 'empty' ? (
        <p className="text-ink-2">{enquiries.notNow}</p>
      ) : (
        <LazyForm
          kind={kind}
          content={live.state === 'ready' ? live.data : null}
          address={sectionAddress(block.blockType, place)}
          words={enquiries}
          loadingWords={{ loading: sections.loading, failed: enquiries.loadFailed, retry: sections.retry }}
          language={place.language}
          page={place.path}
          privacyNotice={resolveLink(block.privacyNotice, place.site)?.href ?? null}
        />
      )}
    </Section>
  )
}
