import { mailTransport } from '#features/site/mail/server.ts'
import { readFileContent } from '#features/site/uploads/jobs.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { localConsentService, localLeadProvider } from './local.ts'
import { localMailer } from './local-mailer.ts'
import { mailerByKind } from './mailer-by-kind.ts'
import type { ConsentService, EnquiryMailer, LeadProvider } from './port.ts'
import { upstreamConsentService, upstreamLeadProvider, upstreamMailer } from './upstream.ts'
import { upstreamFiles } from './upstream-files.ts'
import { upstreamAcademy, upstreamTradeIns } from './upstream-requests.ts'

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

const readFile = async (key: string) => readFileContent(await cms(), key)

/**
 * The services that mail enquiries, by kind: LOOPBACK_URL for trade-ins, BACKEND_URL for the others, and both for
 * applications to the academy, whose CV is a file. The mail transport of this site where an address is not set.
 */
export function enquiryMailer(): EnquiryMailer {
  const { backendUrl, backendKey, loopbackUrl, loopbackKey, siteUrl } = config()
  const backend = backendUrl ? { url: backendUrl, key: backendKey } : null
  const loopback = loopbackUrl ? { url: loopbackUrl, key: loopbackKey } : null
  const own = localMailer(mailTransport, siteUrl)
  const photos = loopback && upstreamFiles(loopback, 'files/tradein', readFile)
  const cv = loopback && upstreamFiles(loopback, 'files/junior-academy', readFile)
  return mailerByKind({
    tradeIn: loopback && photos ? upstreamTradeIns(loopback, photos) : own,
    academy: backend && cv ? upstreamAcademy(backend, cv) : own,
    others: backend ? upstreamMailer(backend, siteUrl) : own,
  })
}
