import type { DeliveryChannelName } from '../delivery-channel.ts'
import type { DeliveryState } from '../status.ts'

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
