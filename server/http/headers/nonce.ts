import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Area } from '../areas.ts'

/**
 * Chooses the nonce of an admin response and hands it to Next, which reads it from a Content-Security-Policy header of
 * the request and puts it on every script it renders. A policy that the visitor sent is dropped.
 *
 * @returns the nonce, or undefined where the policy has none
 */
export function settleNonce({ headers }: IncomingMessage, area: Area): string | undefined {
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
  if (area.policy !== 'admin') return undefined
  const nonce = randomBytes(16).toString('base64')
  headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  return nonce
}
