/* Runs without Next: for the delivery of enquiries, and for the export and erasure of personal data. */
export { deliverySettings } from './data/details/delivery-settings.ts'
export { lookUp } from './data/details/look-up.ts'
export type { Lookups } from './data/details/lookups.ts'
export { newVehicleSubject } from './data/details/new-vehicle.ts'
export { uncachedLookups } from './data/details/uncached-lookups.ts'
export type { EraseWith } from './data/personal-data.ts'
export { type StoredForm, type StoreOptions, storeEnquiry } from './data/store.ts'
export { type EnquiryRow, enquiryOf, markUnresolved, type StoredEnquiry } from './data/stored-enquiry.ts'
export { type Submission, type SubmitOptions, submitEnquiry } from './data/submit.ts'
export { requestedDetailsOf, storeDetails } from './data/unresolved-enquiry.ts'
export type { EnquiryDispatch } from './dispatch.ts'

/** Loads the export and erasure of personal data when needed. */
export const loadPersonalData = () => import('./data/personal-data.ts')
