import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { localNewsletter } from './local.ts'
import type { NewsletterService } from './port.ts'
import { upstreamNewsletter } from './upstream.ts'

let service: NewsletterService | undefined

/** Returns the service at NEWSLETTER_SERVICE_URL, or our own newsletter when it is not set. */
export function newsletter(): NewsletterService {
  const { newsletterServiceUrl } = config()
  service ??= newsletterServiceUrl ? upstreamNewsletter(newsletterServiceUrl) : localNewsletter(cms)
  return service
}
