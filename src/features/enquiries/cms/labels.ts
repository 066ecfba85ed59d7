import type { EnquiryKind } from '../enquiry.ts'
import type { EnquiryStatus } from '../status.ts'

/** What the admin calls the kinds of enquiries. */
export const kindLabels: Record<EnquiryKind, string> = {
  vehicle: 'Vehicle',
  quote: 'Quote',
  testDrive: 'Test drive',
  contact: 'General',
  financeOffer: 'Finance offer',
  financeQuery: 'Finance question',
  subscription: 'Subscription',
}

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  inProgress: 'In progress',
  done: 'Done',
  spam: 'Spam',
}
