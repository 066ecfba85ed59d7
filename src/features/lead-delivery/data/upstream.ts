import { z } from 'zod'
import { ServiceFailure } from '#platform/service/failure.ts'
import { type Integration, isPermanentFailure, type PostRequest, post } from '#platform/service/post.ts'
import { DeliveryRefused } from '../delivery-channel.ts'
import type { ConsentService, EnquiryMailer, LeadProvider } from './port.ts'
import { wireEnquiryOf } from './wire/enquiry.ts'

/** An external service and the key it authenticates us by. */
export type UpstreamService = { readonly url: string; readonly key: string | undefined }

function endpoint(name: string, { url, key }: UpstreamService, path: string): Integration {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `users API-Key ${key}` }
  return { name, url: `${url}/${path}`, headers }
}

function json(body: unknown, idempotencyKey: string, signal: AbortSignal): PostRequest {
  return { contentType: 'application/json', body: JSON.stringify(body), idempotencyKey, signal }
}

/** Posts to a service. The response is not stored. @throws DeliveryRefused when a retry cannot succeed. */
async function postOrRefuse(to: Integration, posting: PostRequest): Promise<string> {
  try {
    return await post(to, posting)
  } catch (error) {
    if (error instanceof ServiceFailure && isPermanentFailure(error)) {
      throw new DeliveryRefused(`The ${to.name} service refused it: ${error.status}.`)
    }
    throw error
  }
}

const responseWithStatus = z.object({ status: z.string() })

/** The external lead provider. Source: requirements D-345 and D-366. */
export function upstreamLeadProvider(service: UpstreamService): LeadProvider {
  const to = endpoint('lead provider', service, 'submit-motus')
  return {
    async submit(lead, key, signal) {
      const text = await postOrRefuse(to, json(lead, key, signal))
      try {
        return responseWithStatus.parse(JSON.parse(text)).status
      } catch {
        throw new ServiceFailure(to.name, 'wrong-shape')
      }
    },
  }
}

/** The external consent service. Source: requirement D-367. */
export function upstreamConsentService(service: UpstreamService): ConsentService {
  const to = endpoint('consent', service, 'onetrustMarketingConsent')
  return {
    async record(consent, key, signal) {
      await postOrRefuse(to, json(consent, key, signal))
    },
  }
}

/**
 * The external service that mails enquiries. Any response of 200 to 299 is success.
 *
 * @param siteUrl of this site, for the vehicle's picture.
 * Source: requirement D-368.
 */
export function upstreamMailer(service: UpstreamService, siteUrl: string): EnquiryMailer {
  const to = endpoint('mail', service, 'email/send-email')
  return {
    async send(delivery, signal) {
      await postOrRefuse(to, json(wireEnquiryOf(delivery, siteUrl), delivery.key, signal))
      return { accepted: true, detail: 'accepted by the mail service' }
    },
  }
}
