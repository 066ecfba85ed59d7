import type { IncomingMessage } from 'node:http'
import type { Refusal } from '../entry/admission.ts'
import { hasSession } from '../headers/cookies.ts'
import { isOwnOrigin, type SiteAddress } from './own-origin.ts'

/** Methods that change nothing (RFC 9110, section 9.2.1). */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The routes that set a session cookie. Payload matches routes in any case. */
const signsIn = /^\/api\/[^/]+\/(?:login|first-register|reset-password)\/?$/i

const foreign: Refusal = {
  status: 403,
  title: 'Sent from another site',
  detail: 'The request does not come from a page of this site. Please open the page here and try again.',
}
const unnamed: Refusal = {
  status: 403,
  title: 'Origin missing',
  detail:
    'A request with a session cookie must name its origin, as browsers do. Programs use a service key instead.',
}

/**
 * Refuses cross-site request forgery: a request from another site with the visitor's cookies. Applies to unsafe methods
 * with a cookie, and to sign-in, which sets one.
 *
 * - With a session cookie, and for sign-in: `Origin` and `Sec-Fetch-Site` must both name this site where they are sent.
 *   A session cookie without either is refused; sign-in without either is allowed, because programs send neither.
 * - With other cookies (language, consent): `Sec-Fetch-Site: same-origin` or `none` is enough, since a proxy may hide
 *   the requested host; a request without either header comes from a program.
 *
 * @param path decoded and normalized
 */
export function crossSiteRefusal(
  request: IncomingMessage,
  path: string,
  site: SiteAddress,
): Refusal | undefined {
  const { method = '', headers } = request
  if (safeMethods.has(method)) return undefined
  const { cookie, origin, 'sec-fetch-site': fetchSite } = headers
  const session = hasSession(cookie)
  const strict = session || signsIn.test(path)
  if (cookie === undefined && !strict) return undefined
  if (origin === undefined && fetchSite === undefined) return session ? unnamed : undefined
  const isOwn = origin === undefined || isOwnOrigin(request, origin, site)
  if (strict) return isOwn && (fetchSite ?? 'same-origin') === 'same-origin' ? undefined : foreign
  if (fetchSite === undefined) return isOwn ? undefined : foreign
  if (origin === 'null') return foreign
  return fetchSite === 'same-origin' || (fetchSite === 'none' && isOwn) ? undefined : foreign
}
