import type { LiveBlockView } from '#features/blocks/index.ts'
import type { FormContent } from '../../forms/form-content.ts'
import { FormSection } from '../../forms/ui/form-section.tsx'

/**
 * The form by which visitors write to the dealer on whose site it is, or to the dealer of a group that they choose. Left
 * out on other pages.
 */
export const DealerEnquiryForm: LiveBlockView<'dealerEnquiryForm', FormContent> = (props) =>
  props.live.state === 'empty' ? null : <FormSection kind="dealerContact" {...props} />
