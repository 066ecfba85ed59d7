import { ServiceFailure } from '#platform/service/failure.ts'
import { isPermanentFailure, post } from '#platform/service/post.ts'
import { adfMediaType, adfOf } from '../adf/adf.ts'
import { type DeliveryChannel, DeliveryRefused } from '../delivery-channel.ts'

/**
 * Posts a lead as ADF to the dealer's own system when that has an address. A system that reads files receives the lead
 * as an attachment of the e-mail instead. ADF describes vehicles, so general enquiries are not sent.
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
        throw new DeliveryRefused('The dealer’s system no longer has an address.')
      }
      const { siteUrl, mailFrom } = site()
      // ADF requires a contact of the vendor; without a recipient it is the sender address of this site.
      const recipients = delivery.recipients.length > 0 ? delivery.recipients : [mailFrom]
      const body = adfOf({ enquiry, recipients }, enquiry.subject, siteUrl)
      const posting = { contentType: adfMediaType, body, idempotencyKey: key, signal }
      try {
        await post({ name: 'dealer’s', url: crm.address }, posting)
      } catch (error) {
        if (error instanceof ServiceFailure && isPermanentFailure(error)) {
          throw new DeliveryRefused(`The dealer’s system refused it: ${error.status}.`)
        }
        throw error
      }
      return { accepted: true, detail: 'accepted by the dealer’s system' }
    },
  }
}
