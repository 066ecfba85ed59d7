import type { LiveBlockView } from '#features/blocks/index.ts'
import type { FormContent } from '../../form-content.ts'
import { RequestSection } from '../../ui/request-section.tsx'

/** The forms by which visitors ask the company for something. */
export const RequestForm: LiveBlockView<'requestForm', FormContent> = (props) => (
  <RequestSection kind={props.block.form} {...props} />
)
