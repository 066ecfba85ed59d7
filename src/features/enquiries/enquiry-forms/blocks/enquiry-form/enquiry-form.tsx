import { asksForDealerAlone, isRequest } from '#features/enquiries/enquiries/rules.ts'
import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { contentOf, type PageForms } from '../../forms/form-content.ts'
import { FormSection } from '../../forms/ui/form-section.tsx'
import { RequestSection } from '../../forms/ui/request-section.tsx'

/**
 * A form by which visitors write to a dealer or to the company. The general form of a dealer is left out on pages that are
 * not of a dealer or a group, unless it has the heading of the page.
 */
export const EnquiryForm: LiveBlockView<'enquiryForm', PageForms> = ({ block, context, live }) => {
  const { kind } = block
  const isLeftOut = asksForDealerAlone(kind) && contentOf(live, kind).state === 'empty'
  if (isLeftOut && !context.isFirst) return null
  const Form = isRequest(kind) ? RequestSection : FormSection
  return <Form {...{ kind, block, context, live }} />
}
