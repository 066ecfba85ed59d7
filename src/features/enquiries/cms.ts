import type { Block } from 'payload'
import { contactForm } from './blocks/contact-form/schema.ts'
import { financeForm } from './blocks/finance-form/schema.ts'
import { vehicleForm } from './blocks/vehicle-form/schema.ts'

export { deliveries } from './cms/deliveries.ts'
export { enquiries } from './cms/enquiries.ts'
export { channelLabels, kindLabels } from './cms/labels.ts'
export { type EnquiryDesk, enquiryDesk } from './data/desk.ts'

/** The section types this feature offers. */
export const enquiryBlocks: readonly Block[] = [contactForm, vehicleForm, financeForm]
export { handovers } from './delivery/cms/handovers.ts'
