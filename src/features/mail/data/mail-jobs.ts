import { log } from '#platform/log.ts'
import { type Mail, MailRefused } from '#platform/mail/mail.ts'
import { mailQueue } from '#platform/outbox/mail-queue.ts'
import { mailTransport } from '../server.ts'

/** A job of a queue, as it was found there. */
type FoundJob = { readonly data: unknown; readonly signal: AbortSignal }

/** How long a mail server may take. Milliseconds. */
const withinMs = 30_000

/** A mail that no try got through. Its addresses are nobody's business. */
function giveUp({ data }: FoundJob): Promise<void> {
  log.error({ key: (data as Mail).key }, 'a mail could not be sent for three days')
  return Promise.resolve()
}

async function send({ data, signal }: FoundJob): Promise<void> {
  // Put there by our own code, in this shape.
  const mail = data as Mail
  try {
    await mailTransport().send(mail, AbortSignal.any([signal, AbortSignal.timeout(withinMs)]))
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.error({ key: mail.key }, 'a mail was refused')
  }
}

/** What the deliverer does with the mails that wait. A job that throws is tried again. */
export function mailJobs(): { readonly queue: string; readonly run: (job: FoundJob) => Promise<void> }[] {
  return [
    { queue: mailQueue.name, run: send },
    { queue: mailQueue.deadLetter, run: giveUp },
  ]
}
