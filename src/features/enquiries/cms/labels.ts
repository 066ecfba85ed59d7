import type { DeliveryChannelName } from '../delivery-channel.ts'
import type { EnquiryKind } from '../enquiry.ts'
import type { DeliveryState, EnquiryStatus } from '../status.ts'

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

export const channelLabels: Record<DeliveryChannelName, string> = {
  leadProvider: 'Lead provider',
  email: 'E-mail to the dealer',
  confirmation: 'Confirmation to the visitor',
  crm: 'Dealer’s own system',
  consent: 'Consent service',
}

export const stateLabels: Record<DeliveryState, string> = {
  waiting: 'On its way',
  delivered: 'Delivered',
  needsAttention: 'Needs attention',
}
