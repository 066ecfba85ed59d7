import { brand } from '../brand.ts'
import { headerText } from './header-text.ts'
import type { Mail } from './mail.ts'
import { isMailAddress } from './mail-address.ts'
import { messageIdOf } from './message-id.ts'

/** A mail with everything its headers say, each checked or made one line. */
export type Message = {
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: readonly string[]
  readonly replyTo: { readonly name: string; readonly address: string } | null
  readonly subject: string
}

/**
 * The headers of a mail.
 *
 * @param from the sender's plain address.
 * @throws RangeError when there is nobody to send it to, or an address is none.
 */
export function messageOf({ key, to, subject, replyTo }: Mail, from: string): Message {
  const recipients = [...new Set(to)]
  if (recipients.length === 0 || !recipients.every(isMailAddress)) {
    throw new RangeError('A mail needs recipients that are plain addresses.')
  }
  const answers = replyTo && isMailAddress(replyTo.address) ? replyTo : null
  return {
    messageId: messageIdOf(key, from),
    from: { name: brand.siteName, address: from },
    to: recipients,
    replyTo: answers && { name: headerText(answers.name), address: answers.address },
    subject: headerText(subject),
  }
}
