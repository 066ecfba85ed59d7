import type { DealerMail } from '#features/dealers/index.ts'
import { findDealerMail } from '#features/dealers/server.ts'
import { siteSettings } from '#features/site-settings/server.ts'
import { log } from '#platform/log.ts'
import type { DeliverySettings } from '../delivery-channel.ts'
import type { EnquiryDealer } from '../enquiry.ts'

/** When the dealer cannot be asked, its lead goes by e-mail, and to the lead provider by the list of branches. */
async function mailOf(dealer: EnquiryDealer | null): Promise<DealerMail | null> {
  if (!dealer) return null
  try {
    return await findDealerMail(dealer.directoryId)
  } catch (error) {
    log.warn({ err: error }, 'how a dealer takes its leads could not be looked up')
    return null
  }
}

/** What decides about the deliveries of an enquiry, as it is set at this moment. */
export async function deliverySettings(dealer: EnquiryDealer | null): Promise<DeliverySettings> {
  const [{ contact, leadBranches }, mail] = await Promise.all([siteSettings(), mailOf(dealer)])
  return {
    leadBranches,
    dealerToLeadProvider: mail?.toLeadProvider === true,
    dealerCrm: mail?.crm ?? { kind: 'none' },
    supportEmail: contact.supportEmail,
  }
}
