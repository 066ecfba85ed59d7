import type { Block } from 'payload'
import { contactForm } from './blocks/contact-form/schema.ts'
import { dealerEnquiryForm } from './blocks/dealer-enquiry-form/schema.ts'
import { financeForm } from './blocks/finance-form/schema.ts'
import { requestForm } from './blocks/request-form/schema.ts'
import { vehicleForm } from './blocks/vehicle-form/schema.ts'

export { enquiries } from './cms/enquiries.ts'
/** The fields of a block with a form, for features with forms of their own. */
export { formBlockFields } from './cms/form-block-fields.ts'
export { formDrafts } from './cms/form-drafts.ts'
export { formSettings } from './cms/form-settings.ts'
export { submitEndpoint } from './cms/submit-endpoint.ts'
export { type InboxSummary, readInboxSummary } from './data/inbox-summary.ts'
export { kindLabels } from './kind-texts.ts'

/** The section types this feature offers. */
export const enquiryBlocks: readonly Block[] = [
  contactForm,
  vehicleForm,
  financeForm,
  dealerEnquiryForm,
  requestForm,
]
