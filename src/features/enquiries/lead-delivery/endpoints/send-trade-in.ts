import { recipientsOf } from '#features/dealers/dealers/index.ts'
import { findDealerMail } from '#features/dealers/dealers/jobs.ts'
import { mailTransport } from '#features/site/mail/server.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { renderMailHtml, renderMailText } from '#platform/mail/mail-content.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { ActionRefused } from '#platform/service/action.ts'
import { supportRecipients } from '../data/recipients.ts'
import type { TradeIn } from '../data/wire/incoming-trade-in.ts'
import { tradeInMailContent } from '../mail-content/trade-in.ts'
import { filesNamed } from './receive-files.ts'

/**
 * Mails a trade-in request of another program to the dealer's list for trade-ins, else the dealer's e-mail, else the
 * support e-mail of the site, with links to the uploaded photos that it names.
 *
 * @throws ActionRefused when the dealer is unknown, there is no recipient, or the mail is refused for good.
 * Source: requirements D-360, D-361, D-370.
 */
export async function sendTradeIn(tradeIn: TradeIn, key: string, signal: AbortSignal): Promise<void> {
  const to = await recipientsFor(tradeIn.dealer)
  if (to.length === 0)
    throw new ActionRefused(422, 'There is no recipient: neither the dealer nor the site has an e-mail.')
  const files = await filesNamed(namesIn(tradeIn))
  const content = tradeInMailContent(tradeIn, files, config().siteUrl)
  const mail = {
    key: `email-service:${key}`,
    to,
    subject: content.subject,
    html: renderMailHtml(content),
    text: renderMailText(content),
    replyTo: { name: tradeIn.firstName, address: tradeIn.emailAddress },
  }
  try {
    await mailTransport().send(mail, signal)
  } catch (error) {
    if (error instanceof MailRefused) throw new ActionRefused(422, error.message)
    throw error
  }
}

/** The names of the photos. Programs other than this product name one. */
const namesIn = ({ attachment, attachments }: TradeIn) => [...new Set([attachment, ...attachments])]

async function recipientsFor(dealer: string | null): Promise<readonly string[]> {
  if (dealer !== null) {
    const mail = await findDealerMail(dealer)
    if (!mail) throw new ActionRefused(422, 'There is no dealer with this id.')
    const ofDealer = recipientsOf(mail, 'trade-in')
    if (ofDealer.length > 0) return ofDealer
  }
  return supportRecipients(await cms())
}
