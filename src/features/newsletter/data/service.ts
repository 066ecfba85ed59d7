import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import { localNewsletter } from './local.ts'
import type { NewsletterService } from './port.ts'
import { upstreamNewsletter } from './upstream.ts'

let chosen: NewsletterService | undefined

/** The newsletter of this site: the service at NEWSLETTER_SERVICE_URL, or our own when it is not set. */
export function newsletter(): NewsletterService {
  const { newsletterServiceUrl } = config()
  chosen ??= newsletterServiceUrl ? upstreamNewsletter(newsletterServiceUrl) : localNewsletter(cms)
  return chosen
}
