import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Area } from '../entry/areas.ts'

/**
 * Generates the nonce of an admin response and passes it to Next in the Content-Security-Policy header of the request;
 * Next adds it to every script. A policy sent by the client is removed.
 *
 * @returns the nonce, or undefined outside the admin
 */
export function assignNonce({ headers }: IncomingMessage, area: Area): string | undefined {
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
  if (area.policy !== 'admin') return undefined
  const nonce = randomBytes(16).toString('base64')
  headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  return nonce
}
