import { z } from 'zod'
import { ServiceFailure } from '#platform/service/failure.ts'
import { isFinalRefusal, type Posting, post, type Receiver } from '#platform/service/post.ts'
import { DeliveryRefused } from '../delivery-channel.ts'
import type { ConsentService, EnquiryMailer, LeadProvider } from './port.ts'
import { wireEnquiryOf } from './wire/enquiry.ts'

/** An outside service and what it knows us by. */
export type OutsideService = { readonly url: string; readonly key: string | undefined }

function receiver(name: string, { url, key }: OutsideService, path: string): Receiver {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `users API-Key ${key}` }
  return { name, url: `${url}/${path}`, headers }
}

function json(body: unknown, idempotencyKey: string, signal: AbortSignal): Posting {
  return { contentType: 'application/json', body: JSON.stringify(body), idempotencyKey, signal }
}

/** What a receiver will never take is final. Nothing of what it answered is kept. */
async function bring(to: Receiver, posting: Posting): Promise<string> {
  try {
    return await post(to, posting)
  } catch (error) {
    if (error instanceof ServiceFailure && isFinalRefusal(error)) {
      throw new DeliveryRefused(`The ${to.name} service refused it: ${error.status}.`)
    }
    throw error
  }
}

const answerWithStatus = z.object({ status: z.string() })

/** The lead provider at an address. Source: requirements D-345 and D-366. */
export function upstreamLeadProvider(service: OutsideService): LeadProvider {
  const to = receiver('lead provider', service, 'submit-motus')
  return {
    async submit(lead, key, signal) {
      const text = await bring(to, json(lead, key, signal))
      try {
        return answerWithStatus.parse(JSON.parse(text)).status
      } catch {
        throw new ServiceFailure(to.name, 'wrong-shape')
      }
    },
  }
}

/** The consent service at an address. Source: requirement D-367. */
export function upstreamConsentService(service: OutsideService): ConsentService {
  const to = receiver('consent', service, 'onetrustMarketingConsent')
  return {
    async record(consent, key, signal) {
      await bring(to, json(consent, key, signal))
    },
  }
}

/**
 * The service that mails enquiries, at an address. An answer of 200 to 299 is success.
 *
 * @param siteUrl of this site, for the vehicle's picture.
 * Source: requirement D-368.
 */
export function upstreamMailer(service: OutsideService, siteUrl: string): EnquiryMailer {
  const to = receiver('mail', service, 'email/send-email')
  return {
    async send(delivery, signal) {
      await bring(to, json(wireEnquiryOf(delivery, siteUrl), delivery.key, signal))
      return { accepted: true, detail: 'taken by the mail service' }
    },
  }
}
