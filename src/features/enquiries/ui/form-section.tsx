import { type Live, type PageContext, sectionAddress } from '#features/blocks/index.ts'
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
  context: PageContext
  live: Live<FormContent>
}

/** The dealer in whose name a form stands: its pages for finance and subscriptions. */
const dealerOf = ({ path }: PageContext) =>
  /^\/dealers\/([^/]+)\/(?:finance|kinto)-offers$/.exec(path)?.[1] ?? null

/** A form as a section of a page, under its own title or the one it has without. */
export function FormSection({ kind, block, context, live }: Props) {
  const { enquiries, enquiryPlan } = enquiryTexts(context.language)
  const { sections } = blockTexts(context.language)
  const { title, onItsWay, notShown } = enquiryPlan
  return (
    <Section
      heading={block.title || enquiries[`${kind}Title`]}
      headingLevel={context.isFirst ? 1 : 2}
      lead={block.introduction}
    >
      {live.state === 'empty' ? (
        <p className="text-ink-2">{enquiries.notNow}</p>
      ) : (
        <LazyForm
          kind={kind}
          content={live.state === 'ready' ? live.data : null}
          address={sectionAddress(block.blockType, context)}
          words={enquiries}
          planWords={hasPlan(kind) ? { title, onItsWay, notShown } : null}
          dealer={dealerOf(context)}
          loadingWords={{ loading: sections.loading, failed: enquiries.loadFailed, retry: sections.retry }}
          language={context.language}
          page={context.path}
          privacyNotice={resolveLink(block.privacyNotice, context.site)?.href ?? null}
        />
      )}
    </Section>
  )
}
