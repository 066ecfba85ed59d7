/* Runs without Next: for the delivery of enquiries, and for the export and erasure of personal data. */
import { type EnquiryKind, enquiryKinds, formDefinition } from './forms/definitions.ts'

export { deliverySettings } from './data/details/delivery-settings.ts'
export { lookUp } from './data/details/look-up.ts'
export type { Lookups } from './data/details/lookups.ts'
export { newVehicleSubject } from './data/details/new-vehicle.ts'
export { uncachedLookups } from './data/details/uncached-lookups.ts'
export { readFormRecipients } from './data/form-settings.ts'
export type { EraseWith, OldEnquiries } from './data/personal-data.ts'
export { recordConsentsOf } from './data/record-consents.ts'
export { type StoredForm, type StoreOptions, storeEnquiry } from './data/store.ts'
export { type EnquiryRow, enquiryOf, markUnresolved, type StoredEnquiry } from './data/stored-enquiry.ts'
export { type Submission, type SubmitOptions, submitEnquiry } from './data/submit.ts'
export { requestedDetailsOf, storeDetails } from './data/unresolved-enquiry.ts'
export type { EnquiryDispatch } from './dispatch.ts'
export { hasUploads } from './forms/upload-slots.ts'

/** The kinds of enquiries that are stored for a time of their own, in months. */
export const ownRetention: readonly { readonly kind: EnquiryKind; readonly months: number }[] =
  enquiryKinds.flatMap((kind) => {
    const { retentionMonths: months } = formDefinition(kind)
    return months === undefined ? [] : [{ kind, months }]
  })

/** Loads the export and erasure of personal data when needed. */
export const loadPersonalData = () => import('./data/personal-data.ts')
