import type { ReactNode } from 'react'
import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { formDefinition, formTitle } from '#features/enquiries/enquiries/rules.ts'
import { enquiryFormTexts, enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import {
  innerHeadingLevel,
  type Live,
  type PageContext,
  sectionAddress,
} from '#features/site/blocks/index.ts'
import { type LinkField, resolveLink } from '#features/site/links/index.ts'
import { contentOf, type FormContent, type PageForms } from '../form-content.ts'
import { FormFrame } from './form-frame.tsx'
import { LazyRequestForm } from './lazy-request-form.island.tsx'
import type { RequestFormIslandProps } from './request-form.island.tsx'
import { requestFormProps } from './request-form-props.ts'

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
  /** Entries that the block or a link brings, by the name of their field. */
  prefilled?: Readonly<Record<string, string>>
  /** Draws the form; by itself where a feature above adds nothing to it. */
  renderForm?: (form: RequestFormIslandProps) => ReactNode
}

/** The content that a form needs: only some ask for a dealer. */
const contentFor = (kind: EnquiryKind, content: FormContent): FormContent =>
  formDefinition(kind).subject.dealer ? content : { ...content, choices: null }

const drawForm = (form: RequestFormIslandProps) => <LazyRequestForm {...form} />

/** A form of several sections or steps as a section of a page, under the title of its block or its default title. */
export function RequestSection(props: Props) {
  const { kind, block, context, prefilled = {}, renderForm = drawForm } = props
  const live = contentOf(props.live, kind)
  const { enquiries } = enquiryTexts(context.language)
  const title = block.title || formTitle(kind, enquiryFormTexts(context.language))
  const level = context.isFirst ? 1 : 2
  const form = requestFormProps({
    ...{ kind, prefilled, sentLevel: level },
    headingLevel: innerHeadingLevel(title, context),
    content: live.state === 'ready' ? contentFor(kind, live.data) : null,
    address: sectionAddress(block.blockType, context, undefined, kind),
    language: context.language,
    path: context.path,
    privacyNotice: resolveLink(block.privacyNotice, context.site)?.href ?? null,
  })
  return (
    <FormFrame {...{ title, level }} lead={block.introduction}>
      {live.state === 'empty' ? <p className="text-ink-2">{enquiries.notNow}</p> : renderForm(form)}
    </FormFrame>
  )
}
