import { config } from '#platform/config.ts'
import { mintLinkToken, readLinkToken } from '#platform/link-token.ts'
import { personOf } from './person.ts'

/** Where marketing to an e-mail is ended: by one POST of a mail program, or by a visitor with the same link. */
const unsubscribePath = '/api/unsubscribe'

/**
 * The absolute address that ends marketing to an e-mail, for the head and the foot of messages. It holds no e-mail
 * and is good for ever. Source: RFC 8058.
 */
export function unsubscribeAddress(email: string): string {
  return `${config().siteUrl}${unsubscribePath}?token=${mintLinkToken('marketing', personOf(email))}`
}

/** Whom a token of such an address is about; null when it is not one of ours. */
export function personOfToken(token: string): string | null {
  return readLinkToken('marketing', token, 0)
}
