import type { LiveBlockView } from '#features/blocks/index.ts'
import type { FormContent } from '../../forms/form-content.ts'
import { FormSection } from '../../forms/ui/form-section.tsx'

/** The form by which visitors write to customer care. */
export const ContactForm: LiveBlockView<'contactForm', FormContent> = (props) => (
  <FormSection kind="contact" {...props} />
)
