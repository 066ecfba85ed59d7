import type { Payload } from 'payload'
import { type DealerCrm, recipientsOf } from '#features/dealers/index.ts'
import { findDealerMail } from '#features/dealers/jobs.ts'
import type { Enquiry } from '#features/enquiries/index.ts'
import { describeSubject } from '#features/enquiries/index.ts'
import type { DeliveryChannelName } from '../delivery-channel.ts'

/** Where a delivery goes. */
export type Route = { readonly recipients: readonly string[]; readonly crm: DealerCrm }

const noCrm: DealerCrm = { kind: 'none' }

/** Whom enquiries reach that no dealer takes. */
export async function supportRecipients(payload: Payload): Promise<string[]> {
  const { contact } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  return contact?.supportEmail ? [contact.supportEmail] : []
}

/**
 * Where a delivery goes, looked up at this moment: to the dealer's list for this kind of enquiry, else the dealer, else
 * the site's support. A dealer that is gone by now loses no lead.
 *
 * @throws DealersUnavailable while the dealer system does not answer.
 */
export async function findRoute(
  payload: Payload,
  channel: DeliveryChannelName,
  enquiry: Enquiry,
): Promise<Route> {
  if (channel === 'confirmation') return { recipients: [enquiry.person.email], crm: noCrm }
  const mail = enquiry.dealer ? await findDealerMail(enquiry.dealer.directoryId) : null
  const crm = mail?.crm ?? noCrm
  if (channel !== 'email') return { recipients: [], crm }
  const { subject } = enquiry
  const list = subject ? describeSubject(subject).dealerList : 'general'
  const ofDealer = mail ? recipientsOf(mail, list) : []
  return { recipients: ofDealer.length > 0 ? ofDealer : await supportRecipients(payload), crm }
}
