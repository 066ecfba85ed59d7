import type { z } from 'zod'
import { findDealerByCode } from '#features/dealers/dealers/services.ts'
import type { Enquiry, EnquiryDealer } from '#features/enquiries/enquiries/index.ts'
import { mailTransport } from '#features/site/mail/server.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { ActionRefused } from '#platform/service/action.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { localMailer } from '../data/local-mailer.ts'
import { findRoute } from '../data/recipients.ts'
import { enquiryFrom, type incomingEnquiry } from '../data/wire/incoming-enquiry.ts'
import { type Delivery, DeliveryRefused } from '../delivery-channel.ts'

/**
 * Mails a lead of another program to the recipients of its dealer, or to the support e-mail of the site without one.
 * Recipients in the lead are ignored.
 *
 * @throws ActionRefused when the dealer is unknown, there is no recipient, or the mail is refused for good.
 */
export async function sendLead(
  lead: z.output<typeof incomingEnquiry>,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const enquiry = enquiryFrom(
    lead,
    await dealerOf(lead.content.dealerCode || lead.content.dealer_code),
    siteClock().now(),
  )
  await mailEnquiry(enquiry, `send-email:${key}`, signal)
}

/**
 * Mails an enquiry of another program to its recipients.
 *
 * @throws ActionRefused when there is no recipient or the mail is refused for good.
 */
export async function mailEnquiry(enquiry: Enquiry, key: string, signal: AbortSignal): Promise<void> {
  const route = await findRoute(await cms(), 'email', enquiry)
  if (route.recipients.length === 0)
    throw new ActionRefused(422, 'There is no recipient: neither the dealer nor the site has an e-mail.')
  const delivery: Delivery = { key, channel: 'email', enquiry, ...route }
  try {
    await localMailer(mailTransport, config().siteUrl).send(delivery, signal)
  } catch (error) {
    if (error instanceof DeliveryRefused) throw new ActionRefused(422, error.message)
    throw error
  }
}

async function dealerOf(code: string): Promise<EnquiryDealer | null> {
  if (code === '') return null
  const dealer = await findDealerByCode(code)
  if (!dealer) throw new ActionRefused(422, 'There is no dealer with this code.')
  const { name, slug, supplierCode, region } = dealer
  return { id: null, directoryId: dealer.id, name, slug, supplierCode, region: region?.name ?? null }
}
