import type { ConsentService } from '../data/port.ts'
import { consentOf } from '../data/wire/consent.ts'
import { type DeliveryChannel, DeliveryRefused } from '../delivery-channel.ts'

/**
 * Tells the consent service what a visitor agreed to; nothing when they did not. Source: requirements D-180 to D-186.
 */
export function consentChannel(service: () => ConsentService): DeliveryChannel {
  return {
    name: 'consent',
    appliesTo: ({ marketing }) => marketing !== null,
    async send({ enquiry, key }, signal) {
      if (!enquiry.marketing) throw new DeliveryRefused('Nothing was agreed to.')
      await service().record(consentOf(enquiry.person, enquiry.marketing), key, signal)
      return { accepted: true, detail: 'recorded' }
    },
  }
}
