import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { parseClientAddress } from '#platform/http/client-address.ts'

/** The number of trusted reverse proxies in front of the site. Forwarded headers of others are ignored. */
export type TrustedProxies = number

/** Returns the entry that the outermost trusted proxy added; proxies append on the right. */
function fromOutermost(list: string | string[] | undefined, proxies: TrustedProxies): string | undefined {
  if (proxies === 0 || list === undefined) return undefined
  const entries = String(list).split(',')
  return entries[Math.max(0, entries.length - proxies)]?.trim()
}

/**
 * Returns the client's address in canonical form: from the outermost trusted proxy, else of the connection. Empty when
 * the connection is closed.
 */
export function clientAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  const forwarded = fromOutermost(request.headers['x-forwarded-for'], proxies) ?? ''
  return parseClientAddress(forwarded) ?? parseClientAddress(request.socket.remoteAddress ?? '') ?? ''
}

/** Tells whether the client's connection is encrypted. */
export function arrivedByTls(request: IncomingMessage, proxies: TrustedProxies): boolean {
  if ((request.socket as Partial<TLSSocket>).encrypted === true) return true
  return fromOutermost(request.headers['x-forwarded-proto'], proxies) === 'https'
}

/**
 * Replaces forwarded headers, which clients may forge, with trusted values before Next reads them. The host is never taken
 * from them: proxies that do not set `X-Forwarded-Host` pass on the client's.
 */
export function replaceForwardedHeaders(request: IncomingMessage, proxies: TrustedProxies): void {
  const { headers } = request
  const address = clientAddress(request, proxies)
  const protocol = arrivedByTls(request, proxies) ? 'https' : 'http'
  delete headers['x-forwarded-host']
  delete headers['x-forwarded-port']
  delete headers['x-real-ip']
  delete headers.forwarded
  headers['x-forwarded-for'] = address
  headers['x-forwarded-proto'] = protocol
}
