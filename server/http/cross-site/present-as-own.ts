import type { IncomingMessage } from 'node:http'
import type { Area } from '../areas.ts'
import { safeMethods } from './cross-site.ts'
import { isOwnOrigin, type SiteAddress } from './own-origin.ts'

/**
 * Hands on a request from a page of this site under `SITE_URL`, the only origin in Payload's `csrf` list, whichever
 * host the site was asked by. Payload ignores the session cookie of any other, and Next compares the origin of a
 * server action with the forwarded host.
 *
 * A safe request without Origin is judged by Payload by `Sec-Fetch-Site`. A link in a mail is cross-site, and over plain
 * HTTP browsers do not send the header; neither may end a session.
 */
export function presentAsOwn(request: IncomingMessage, area: Area, site: SiteAddress): void {
  const { headers, method = '' } = request
  const { origin } = headers
  if (origin === undefined) {
    const isLink = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate'
    const isUnknown = headers['sec-fetch-site'] === undefined
    if (safeMethods.has(method) && (isLink || isUnknown)) headers['sec-fetch-site'] = 'none'
    return
  }
  if (!isOwnOrigin(request, origin, site)) return
  const own = new URL(site.siteUrl)
  headers.origin = own.origin
  if (area.policy === 'admin') headers['x-forwarded-host'] = own.host
}
