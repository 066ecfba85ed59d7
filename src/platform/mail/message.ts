import { brand } from '../site/brand.ts'
import { headerText } from './header-text.ts'
import type { Mail } from './mail.ts'
import { isMailAddress } from './mail-address.ts'
import { messageIdOf } from './message-id.ts'

/** The validated headers of a mail. */
export type Message = {
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: readonly string[]
  readonly replyTo: { readonly name: string; readonly address: string } | null
  readonly subject: string
}

/**
 * Returns the headers of a mail.
 *
 * @param from the sender's plain address.
 * @throws RangeError when there is no recipient, or an address is not valid.
 */
export function messageOf({ key, to, subject, replyTo }: Mail, from: string): Message {
  const recipients = [...new Set(to)]
  if (recipients.length === 0 || !recipients.every(isMailAddress)) {
    throw new RangeError('A mail needs recipients that are plain addresses.')
  }
  const validReplyTo = replyTo && isMailAddress(replyTo.address) ? replyTo : null
  return {
    messageId: messageIdOf(key, from),
    from: { name: brand.siteName, address: from },
    to: recipients,
    replyTo: validReplyTo && { name: headerText(validReplyTo.name), address: validReplyTo.address },
    subject: headerText(subject),
  }
}
