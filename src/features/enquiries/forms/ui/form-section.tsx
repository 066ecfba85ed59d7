import { type Live, type PageContext, sectionAddress } from '#features/blocks/index.ts'
import { type LinkField, resolveLink } from '#features/links/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { enquiryFormTexts, enquiryTexts } from '../../texts.ts'
import type { EnquiryKind } from '../definitions.ts'
import type { FormContent } from '../form-content.ts'
import { formTitle } from '../form-view.ts'
import { formProps } from './form-props.ts'
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

/** A form as a section of a page, under the title of its block or its default title. */
export function FormSection({ kind, block, context, live }: Props) {
  const { enquiries } = enquiryTexts(context.language)
  const form = formProps({
    kind,
    content: live.state === 'ready' ? live.data : null,
    address: sectionAddress(block.blockType, context),
    language: context.language,
    path: context.path,
    privacyNotice: resolveLink(block.privacyNotice, context.site)?.href ?? null,
  })
  return (
    <Section
      heading={block.title || formTitle(kind, enquiryFormTexts(context.language))}
      headingLevel={context.isFirst ? 1 : 2}
      lead={block.introduction}
    >
      {live.state === 'empty' ? <p className="text-ink-2">{enquiries.notNow}</p> : <LazyForm {...form} />}
    </Section>
  )
}
