import { vehicleInStock } from '#features/enquiries/enquiries/index.ts'
import { log as productLog } from '#platform/process/log.ts'
import { type LeadProvider, leadAccepted } from '../data/port.ts'
import { leadOf } from '../data/wire/lead.ts'
import { type DeliveryChannel, DeliveryRefused } from '../delivery-channel.ts'
import { isLeadBranch } from '../rules/lead-branch.ts'

/**
 * Sends the leads of branches that have an agreement with the lead provider. Only used vehicles: the payload always
 * says `USED`. The e-mail is sent whether or not this succeeds.
 *
 * Source: requirements D-340 to D-351 and D-390; decision D-11.
 */
export function leadProviderChannel(
  provider: () => LeadProvider,
  log: Pick<typeof productLog, 'warn'> = productLog,
): DeliveryChannel {
  return {
    name: 'leadProvider',
    appliesTo: ({ subject, dealer }, { leadBranches, dealerToLeadProvider }) =>
      vehicleInStock(subject) !== null &&
      dealer !== null &&
      (dealerToLeadProvider || isLeadBranch(dealer.name, leadBranches)),
    async send(delivery, signal) {
      const vehicle = vehicleInStock(delivery.enquiry.subject)
      if (!vehicle) throw new DeliveryRefused('The lead provider accepts leads about used vehicles only.')
      try {
        const status = await provider().submit(leadOf(delivery, vehicle), delivery.key, signal)
        if (status !== leadAccepted)
          throw new Error('The lead provider responded with a status other than Success.')
      } catch (error) {
        log.warn({ reference: delivery.enquiry.reference }, 'Motus submission failed')
        throw error
      }
      return { accepted: true, detail: leadAccepted }
    },
  }
}
