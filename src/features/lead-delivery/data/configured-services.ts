import { mailTransport } from '#features/mail/server.ts'
import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import { localConsentService, localLeadProvider } from './local.ts'
import { localMailer } from './local-mailer.ts'
import type { ConsentService, EnquiryMailer, LeadProvider } from './port.ts'
import { upstreamConsentService, upstreamLeadProvider, upstreamMailer } from './upstream.ts'

/** The lead provider at LEAD_PROVIDER_URL, or our delivery records when it is not set. */
export function leadProvider(): LeadProvider {
  const { leadProviderUrl: url, leadProviderKey: key } = config()
  return url ? upstreamLeadProvider({ url, key }) : localLeadProvider(cms)
}

/** The consent service at CONSENT_SERVICE_URL, or our delivery records when it is not set. */
export function consentService(): ConsentService {
  const { consentServiceUrl: url, consentServiceKey: key } = config()
  return url ? upstreamConsentService({ url, key }) : localConsentService(cms)
}

/** The service at BACKEND_URL that mails enquiries, or the mail transport of this site when it is not set. */
export function enquiryMailer(): EnquiryMailer {
  const { backendUrl: url, backendKey: key, siteUrl } = config()
  return url ? upstreamMailer({ url, key }, siteUrl) : localMailer(mailTransport, siteUrl)
}
