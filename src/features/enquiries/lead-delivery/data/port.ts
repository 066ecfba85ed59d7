import type { Delivery, Receipt } from '../delivery-channel.ts'
import type { WireConsent } from './wire/consent.ts'
import type { WireLead } from './wire/lead.ts'

/** Receives the leads of branches that have an agreement. Source: requirements D-340 and D-345; decision D-11. */
export type LeadProvider = {
  /**
   * @param key the same for every attempt at the same lead.
   * @returns the `status` of the response: `Success` for an accepted lead, anything else for a rejected one.
   * @throws ServiceFailure when there was no usable response.
   */
  submit(lead: WireLead, key: string, signal: AbortSignal): Promise<string>
}

/** Records the consent of visitors to marketing. Source: requirements D-180 to D-185. */
export type ConsentService = {
  /** @throws ServiceFailure when it was not recorded. */
  record(consent: WireConsent, key: string, signal: AbortSignal): Promise<void>
}

/** Mails an enquiry to its recipients. Source: requirement D-368. */
export type EnquiryMailer = {
  /** @throws DeliveryRefused when a retry cannot succeed; any other error is retried. */
  send(delivery: Delivery, signal: AbortSignal): Promise<Receipt>
}

/** The only status that means that a lead was accepted. Source: requirement D-345. */
export const leadAccepted = 'Success'
