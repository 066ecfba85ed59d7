import type { IncomingMessage } from 'node:http'
import type { Area } from '../entry/areas.ts'
import { safeMethods } from './cross-site.ts'
import { isOwnOrigin, type SiteAddress } from './own-origin.ts'

/**
 * Rewrites the origin of a request from a page of this site to `SITE_URL`, the only origin in Payload's `csrf` list,
 * for any host the site is reached at. Payload ignores the session cookie of other origins, and Next compares the
 * origin of a server action with the forwarded host.
 *
 * Payload checks a safe request without Origin by `Sec-Fetch-Site`. A link in a mail is cross-site, and over plain HTTP
 * browsers do not send the header; in both cases the session must stay valid.
 */
export function rewriteOwnOrigin(request: IncomingMessage, area: Area, site: SiteAddress): void {
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
