import type { LiveBlockView } from '#features/blocks/index.ts'
import type { FormContent } from '../../forms/form-content.ts'
import { RequestSection } from '../../forms/ui/request-section.tsx'

/** The forms by which visitors ask the company for something. */
export const RequestForm: LiveBlockView<'requestForm', FormContent> = (props) => (
  <RequestSection kind={props.block.form} {...props} />
)
