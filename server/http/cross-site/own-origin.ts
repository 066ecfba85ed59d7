import type { IncomingMessage } from 'node:http'
import { isHost } from '../headers/host.ts'
import { arrivedByTls, type TrustedProxies } from '../proxy.ts'

/** The settings that decide which origins belong to the site. */
export type SiteAddress = {
  /** The public address of the site, `SITE_URL`. */
  readonly siteUrl: string
  readonly trustedProxies: TrustedProxies
}

/** Returns the requested host: X-Forwarded-Host of a trusted proxy, else the Host header, as in Next. */
function requestedHost({ headers }: IncomingMessage, proxies: TrustedProxies): string | undefined {
  const forwarded = headers['x-forwarded-host']
  const isKnown = proxies > 0 && typeof forwarded === 'string' && isHost(forwarded)
  return isKnown ? forwarded : headers.host
}

/**
 * Tells whether an Origin header names this site: `SITE_URL`, or the host the request was made to. The ports must be
 * equal. An https origin is accepted for a request that arrived unencrypted, because the proxy that terminates TLS
 * need not be a trusted one; an http origin is refused for one that arrived by TLS.
 */
export function isOwnOrigin(request: IncomingMessage, origin: string, site: SiteAddress): boolean {
  if (origin === new URL(site.siteUrl).origin) return true
  const [, protocol] = /^(https?):\/\/[^/]+$/.exec(origin) ?? []
  if (protocol === undefined || !URL.canParse(origin)) return false
  if (protocol === 'http' && arrivedByTls(request, site.trustedProxies)) return false
  const host = requestedHost(request, site.trustedProxies)
  if (host === undefined || !URL.canParse(`${protocol}://${host}`)) return false
  return new URL(origin).host === new URL(`${protocol}://${host}`).host
}
