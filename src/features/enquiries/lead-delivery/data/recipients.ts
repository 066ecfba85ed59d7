import type { Payload } from 'payload'
import { type DealerCrm, recipientsOf } from '#features/dealers/dealers/index.ts'
import { findDealerMail } from '#features/dealers/dealers/jobs.ts'
import { describeSubject, type Enquiry } from '#features/enquiries/enquiries/index.ts'
import { readFormRecipients } from '#features/enquiries/enquiries/jobs.ts'
import { formDefinition } from '#features/enquiries/enquiries/rules.ts'
import type { DeliveryChannelName } from '../delivery-channel.ts'

/** The recipients of a delivery, and how the dealer's own system takes leads. */
export type Route = { readonly recipients: readonly string[]; readonly crm: DealerCrm }

const noCrm: DealerCrm = { kind: 'none' }

/** Returns the support e-mail of the site, which receives the enquiries that no dealer does. */
export async function supportRecipients(payload: Payload): Promise<string[]> {
  const { contact } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  return contact?.supportEmail ? [contact.supportEmail] : []
}

/** The list of a dealer that receives an enquiry. Source: requirements D-357 and D-360. */
function listOf({ kind, subject }: Enquiry) {
  return formDefinition(kind).dealerList ?? (subject ? describeSubject(subject).dealerList : 'general')
}

/** The recipients of an enquiry without a dealer: those of its form, else the support e-mail of the site. */
async function recipientsAtCompany(payload: Payload, { kind }: Enquiry): Promise<readonly string[]> {
  const ofForm = await readFormRecipients(payload, kind)
  return ofForm.length > 0 ? ofForm : supportRecipients(payload)
}

/**
 * Looks up the recipients of a delivery: the dealer's list for this kind of enquiry, else the dealer's e-mail, else the
 * recipients of the form, else the support e-mail of the site, also when the dealer was deleted meanwhile.
 *
 * @throws DealersUnavailable when the dealer system does not respond.
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
  const ofDealer = mail ? recipientsOf(mail, listOf(enquiry)) : []
  return { recipients: ofDealer.length > 0 ? ofDealer : await recipientsAtCompany(payload, enquiry), crm }
}
