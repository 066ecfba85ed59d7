/* Runs without Next: for the delivery of enquiries, and for the export and erasure of personal data. */
import { type EnquiryKind, enquiryKinds, formDefinition } from './forms/definitions.ts'

export { readFormRecipients } from './forms/stored-settings.ts'
export { hasUploads } from './forms/upload-slots.ts'
export type { EraseWith, OldEnquiries } from './inbox/personal-data.ts'
export { deliverySettings } from './intake/delivery-settings.ts'
export type { EnquiryDispatch } from './intake/dispatch.ts'
export type { Lookups } from './intake/lookups.ts'
export { recordConsentsOf } from './intake/record-consents.ts'
export { resolveDetails } from './intake/resolve.ts'
export {
  type StoredForm,
  type StoreOptions,
  type Submission,
  type SubmitOptions,
  storeEnquiry,
  submitEnquiry,
} from './intake/store.ts'
export { type EnquiryRow, enquiryOf, markUnresolved, type StoredEnquiry } from './intake/stored-enquiry.ts'
export { uncachedLookups } from './intake/uncached-lookups.ts'
export { requestedDetailsOf, storeDetails } from './intake/unresolved-enquiry.ts'
export { newVehicleSubject } from './subjects/new-vehicle-subject.ts'

/** The kinds of enquiries that are stored for a time of their own, in months. */
export const ownRetention: readonly { readonly kind: EnquiryKind; readonly months: number }[] =
  enquiryKinds.flatMap((kind) => {
    const { retentionMonths: months } = formDefinition(kind)
    return months === undefined ? [] : [{ kind, months }]
  })

/** Loads the export and erasure of personal data when needed. */
export const loadPersonalData = () => import('./inbox/personal-data.ts')
