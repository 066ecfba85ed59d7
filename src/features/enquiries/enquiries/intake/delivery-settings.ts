import type { EnquiryDealer } from '../enquiry.ts'
import type { DeliverySettings } from './dispatch.ts'
import type { Lookups } from './lookups.ts'

/**
 * Returns the current delivery settings for an enquiry.
 *
 * @throws what a lookup throws: a dealer with unknown settings must not be taken for one that accepts e-mail only.
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
