import { createLinkToken, verifyLinkToken } from '#platform/http/link-token.ts'
import { config } from '#platform/process/config.ts'
import { personOf } from './person.ts'

/** Mail programs POST to this path; visitors open it with the same link. */
const unsubscribePath = '/api/unsubscribe'

/**
 * Returns the absolute unsubscribe address of an e-mail, for the headers and footers of messages. It does not contain
 * the e-mail and never expires. Source: RFC 8058.
 */
export function unsubscribeAddress(email: string): string {
  return `${config().siteUrl}${unsubscribePath}?token=${createLinkToken('marketing', personOf(email))}`
}

/** Returns the person hash in an unsubscribe token; null when the token is invalid. */
export function personOfToken(token: string): string | null {
  return verifyLinkToken('marketing', token, 0)
}
