import { createHash } from 'node:crypto'
import { domainOf } from './mail-address.ts'

/**
 * Returns the Message-ID of a mail: the same for the same key and sender, and opaque.
 *
 * Source: RFC 5322 §3.6.4.
 */
export function messageIdOf(key: string, from: string): string {
  const unique = createHash('sha256').update(key).digest('hex').slice(0, 40)
  return `<${unique}@${domainOf(from)}>`
}
