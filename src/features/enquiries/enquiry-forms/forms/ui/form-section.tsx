import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { formTitle } from '#features/enquiries/enquiries/rules.ts'
import { enquiryFormTexts, enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { type Live, type PageContext, sectionAddress } from '#features/site/blocks/index.ts'
import { type LinkField, resolveLink } from '#features/site/links/index.ts'
import { contentOf, type PageForms } from '../form-content.ts'
import { FormFrame } from './form-frame.tsx'
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
  live: Live<PageForms>
}

/** A form as a section of a page, under the title of its block or its default title. */
export function FormSection({ kind, block, context, live: ofPage }: Props) {
  const live = contentOf(ofPage, kind)
  const { enquiries } = enquiryTexts(context.language)
  const headingLevel = context.isFirst ? 1 : 2
  const form = formProps({
    kind,
    content: live.state === 'ready' ? live.data : null,
    address: sectionAddress(block.blockType, context, undefined, kind),
    language: context.language,
    path: context.path,
    privacyNotice: resolveLink(block.privacyNotice, context.site)?.href ?? null,
    headingLevel,
  })
  return (
    <FormFrame
      title={block.title || formTitle(kind, enquiryFormTexts(context.language))}
      level={headingLevel}
      lead={block.introduction}
    >
      {live.state === 'empty' ? <p className="text-ink-2">{enquiries.notNow}</p> : <LazyForm {...form} />}
    </FormFrame>
  )
}
