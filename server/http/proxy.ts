import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { parseClientAddress } from '#platform/client-address.ts'
import { isHost } from './headers/host.ts'

/** How many reverse proxies in front of the site are the operator's own. What others claim is not believed. */
export type TrustedProxies = number

/** The entry of a forwarded list that the outermost trusted proxy wrote; proxies append on the right. */
function fromOutermost(list: string | string[] | undefined, proxies: TrustedProxies): string | undefined {
  if (proxies === 0 || list === undefined) return undefined
  const entries = String(list).split(',')
  return entries[Math.max(0, entries.length - proxies)]?.trim()
}

/**
 * Returns the client's address in its canonical spelling: the one the outermost trusted proxy saw, else that of the
 * connection. Empty when the connection is closed already.
 */
export function clientAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  const forwarded = fromOutermost(request.headers['x-forwarded-for'], proxies) ?? ''
  return parseClientAddress(forwarded) ?? parseClientAddress(request.socket.remoteAddress ?? '') ?? ''
}

/** Whether the visitor's own connection is encrypted. */
export function arrivedByTls(request: IncomingMessage, proxies: TrustedProxies): boolean {
  if ((request.socket as Partial<TLSSocket>).encrypted === true) return true
  return fromOutermost(request.headers['x-forwarded-proto'], proxies) === 'https'
}

/** Replaces what a stranger may claim about the way of the request by what is known, before Next reads it. */
export function settleForwardedHeaders(request: IncomingMessage, proxies: TrustedProxies): void {
  const { headers } = request
  const address = clientAddress(request, proxies)
  const protocol = arrivedByTls(request, proxies) ? 'https' : 'http'
  if (proxies === 0 || !isHost(String(headers['x-forwarded-host']))) delete headers['x-forwarded-host']
  delete headers['x-forwarded-port']
  delete headers['x-real-ip']
  delete headers.forwarded
  headers['x-forwarded-for'] = address
  headers['x-forwarded-proto'] = protocol
}
