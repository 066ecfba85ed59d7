import type { Block } from 'payload'
import { contactForm } from './blocks/contact-form/schema.ts'
import { dealerEnquiryForm } from './blocks/dealer-enquiry-form/schema.ts'
import { financeForm } from './blocks/finance-form/schema.ts'
import { vehicleForm } from './blocks/vehicle-form/schema.ts'

export { enquiries } from './cms/enquiries.ts'
export { formDrafts } from './cms/form-drafts.ts'
export { submitEndpoint } from './cms/submit-endpoint.ts'
export { type InboxSummary, readInboxSummary } from './data/inbox-summary.ts'
export { kindLabels } from './kind-texts.ts'

/** The section types this feature offers. */
export const enquiryBlocks: readonly Block[] = [contactForm, vehicleForm, financeForm, dealerEnquiryForm]
