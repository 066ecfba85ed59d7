import { z } from 'zod'
import { ServiceFailure } from '#platform/service/failure.ts'
import type { ConsentService, EnquiryMailer, LeadProvider } from './port.ts'
import { endpoint, json, postOrRefuse, type UpstreamService } from './upstream-request.ts'
import { wireEnquiryOf } from './wire/enquiry.ts'

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
