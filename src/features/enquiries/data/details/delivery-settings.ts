import type { DeliverySettings } from '../../dispatch.ts'
import type { EnquiryDealer } from '../../enquiry.ts'
import type { Lookups } from './lookups.ts'

/**
 * Returns what decides about the deliveries of an enquiry, as it is set at this moment.
 *
 * @throws what a lookup throws: how a dealer takes its leads is then not known, which is not "by e-mail alone".
 */
export async function deliverySettings(
  dealer: EnquiryDealer | null,
  lookups: Pick<Lookups, 'settings' | 'dealerMail'>,
): Promise<DeliverySettings> {
  const [{ contact, leadBranches }, mail] = await Promise.all([
    lookups.settings(),
    dealer ? lookups.dealerMail(dealer.directoryId) : null,
  ])
  return {
    leadBranches,
    dealerToLeadProvider: mail?.toLeadProvider === true,
    dealerCrm: mail?.crm ?? { kind: 'none' },
    supportEmail: contact.supportEmail,
  }
}
