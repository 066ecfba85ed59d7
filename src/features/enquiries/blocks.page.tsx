import type { BlockDefinitions } from '#features/blocks/index.ts'
import { contactForm } from './blocks/contact-form/block.ts'
import { dealerEnquiryForm } from './blocks/dealer-enquiry-form/block.ts'
import { financeForm } from './blocks/finance-form/block.ts'
import { requestForm } from './blocks/request-form/block.ts'
import { vehicleForm } from './blocks/vehicle-form/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const enquiryBlocks = {
  contactForm,
  dealerEnquiryForm,
  financeForm,
  requestForm,
  vehicleForm,
} satisfies BlockDefinitions
