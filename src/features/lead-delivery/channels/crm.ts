import { ServiceFailure } from '#platform/service/failure.ts'
import { isFinalRefusal, post } from '#platform/service/post.ts'
import { adfMediaType, adfOf } from '../adf/adf.ts'
import { type DeliveryChannel, DeliveryRefused } from '../delivery-channel.ts'

/**
 * Brings a lead to the dealer's own system as ADF, where that has an address. A system that takes it as a file gets it
 * with the e-mail. The format is about vehicles, so a general enquiry does not go there.
 */
export function crmChannel(
  site: () => { readonly siteUrl: string; readonly mailFrom: string },
): DeliveryChannel {
  return {
    name: 'crm',
    appliesTo: ({ subject }, { dealerCrm }) => subject !== null && dealerCrm.kind === 'address',
    async send(delivery, signal) {
      const { enquiry, crm, key } = delivery
      if (crm.kind !== 'address' || !enquiry.subject) {
        throw new DeliveryRefused('The dealer’s system has no address any more.')
      }
      const { siteUrl, mailFrom } = site()
      // The format wants a way to reach the vendor; where no recipient is known, it is ours.
      const recipients = delivery.recipients.length > 0 ? delivery.recipients : [mailFrom]
      const body = adfOf({ enquiry, recipients }, enquiry.subject, siteUrl)
      const posting = { contentType: adfMediaType, body, idempotencyKey: key, signal }
      try {
        await post({ name: 'dealer’s', url: crm.address }, posting)
      } catch (error) {
        if (error instanceof ServiceFailure && isFinalRefusal(error)) {
          throw new DeliveryRefused(`The dealer’s system refused it: ${error.status}.`)
        }
        throw error
      }
      return { accepted: true, detail: 'taken by the dealer’s system' }
    },
  }
}
