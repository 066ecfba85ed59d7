import type { ConsentService } from '../data/port.ts'
import { consentOf } from '../data/wire/consent.ts'
import { type DeliveryChannel, DeliveryRefused } from '../delivery-channel.ts'

/**
 * Sends a visitor's consent to marketing to the consent service. Source: requirements D-180 to D-186.
 */
export function consentChannel(service: () => ConsentService): DeliveryChannel {
  return {
    name: 'consent',
    appliesTo: ({ marketing }) => marketing !== null,
    async send({ enquiry, key }, signal) {
      if (!enquiry.marketing) throw new DeliveryRefused('The visitor did not agree to marketing.')
      await service().record(consentOf(enquiry.person, enquiry.marketing), key, signal)
      return { accepted: true, detail: 'recorded' }
    },
  }
}
