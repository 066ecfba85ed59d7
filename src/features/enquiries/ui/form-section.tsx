import { type Live, type Place, sectionAddress } from '#features/blocks/index.ts'
import { blockTexts } from '#features/blocks/texts.ts'
import { type LinkField, resolveLink } from '#features/links/index.ts'
import { Section } from '#ui/layout/section.tsx'
import type { FormContent } from '../form-content.ts'
import { type EnquiryKind, hasPlan } from '../forms/definitions.ts'
import { enquiryTexts } from '../texts.ts'
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

/** The dealer in whose name a form stands: its pages for finance and subscriptions. */
const dealerOf = ({ path }: Place) => /^\/dealers\/([^/]+)\/(?:finance|kinto)-offers$/.exec(path)?.[1] ?? null

/** A form as a section of a page, under its own title or the one it has without. */
export function FormSection({ kind, block, place, live }: Props) {
  const { enquiries, enquiryPlan } = enquiryTexts(place.language)
  const { sections } = blockTexts(place.language)
  const { title, onItsWay, notShown } = enquiryPlan
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
          planWords={hasPlan(kind) ? { title, onItsWay, notShown } : null}
          dealer={dealerOf(place)}
          loadingWords={{ loading: sections.loading, failed: enquiries.loadFailed, retry: sections.retry }}
          language={place.language}
          page={place.path}
          privacyNotice={resolveLink(block.privacyNotice, place.site)?.href ?? null}
        />
      )}
    </Section>
  )
}
