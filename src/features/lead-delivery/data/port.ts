import type { Delivery, Receipt } from '../delivery-channel.ts'
import type { WireConsent } from './wire/consent.ts'
import type { WireLead } from './wire/lead.ts'

/** Takes leads of branches that have an agreement. Source: requirements D-340 and D-345; decision D-11. */
export type LeadProvider = {
  /**
   * @param key the same for every attempt at the same lead.
   * @returns what it answered as `status`: `Success`, or anything else for a lead it has not taken.
   * @throws ServiceFailure when it gave no usable answer.
   */
  submit(lead: WireLead, key: string, signal: AbortSignal): Promise<string>
}

/** Takes what visitors agreed to. Source: requirements D-180 to D-185. */
export type ConsentService = {
  /** @throws ServiceFailure when it has not taken it. */
  record(consent: WireConsent, key: string, signal: AbortSignal): Promise<void>
}

/** Mails an enquiry to its recipients. Source: requirement D-368. */
export type EnquiryMailer = {
  /** @throws DeliveryRefused when it will never be taken; anything else is worth another attempt. */
  send(delivery: Delivery, signal: AbortSignal): Promise<Receipt>
}

/** The one word that says that a lead was taken. Source: requirement D-345. */
export const leadTaken = 'Success'
