import type { IncomingMessage } from 'node:http'
import { arrivedByTls, type TrustedProxies } from '../entry/proxy.ts'

/** The settings that decide which origins belong to the site. */
export type SiteAddress = {
  /** The public address of the site, `SITE_URL`. */
  readonly siteUrl: string
  readonly trustedProxies: TrustedProxies
}

/**
 * Tells whether an Origin header names this site: `SITE_URL`, or the host in the Host header. The ports must be equal.
 * `X-Forwarded-Host` does not count, because proxies pass on what a client wrote there. An https origin is accepted for a request that arrived unencrypted, because the proxy that terminates TLS
 * need not be a trusted one; an http origin is refused for one that arrived by TLS.
 */
export function isOwnOrigin(request: IncomingMessage, origin: string, site: SiteAddress): boolean {
  if (origin === new URL(site.siteUrl).origin) return true
  const [, protocol] = /^(https?):\/\/[^/]+$/.exec(origin) ?? []
  if (protocol === undefined || !URL.canParse(origin)) return false
  if (protocol === 'http' && arrivedByTls(request, site.trustedProxies)) return false
  const { host } = request.headers
  if (host === undefined || !URL.canParse(`${protocol}://${host}`)) return false
  return new URL(origin).host === new URL(`${protocol}://${host}`).host
}
