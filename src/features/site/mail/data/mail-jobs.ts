import { type Mail, MailRefused } from '#platform/mail/mail.ts'
import { mailQueue } from '#platform/outbox/mail-queue.ts'
import { log } from '#platform/process/log.ts'
import { mailTransport } from '../server.ts'

/** A job from the queue. */
type QueuedJob = { readonly data: unknown; readonly signal: AbortSignal }

/** Timeout of the mail server, in milliseconds. */
const timeoutMs = 30_000

/** Logs a mail whose retries are exhausted, without its addresses. */
function giveUp({ data }: QueuedJob): Promise<void> {
  log.error({ key: (data as Mail).key }, 'mail delivery abandoned after three days')
  return Promise.resolve()
}

async function send({ data, signal }: QueuedJob): Promise<void> {
  // The outbox writes jobs in this shape.
  const mail = data as Mail
  try {
    await mailTransport().send(mail, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.error({ key: mail.key }, 'mail refused by server')
  }
}

/** Returns the handlers of the mail queues. A job that throws is retried. */
export function mailJobs(): { readonly queue: string; readonly run: (job: QueuedJob) => Promise<void> }[] {
  return [
    { queue: mailQueue.name, run: send },
    { queue: mailQueue.deadLetter, run: giveUp },
  ]
}
