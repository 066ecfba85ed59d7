import type { Payload } from 'payload'
import type { Transaction } from '../database/transaction.ts'
import type { Mail } from '../mail/mail.ts'
import { mailQueue } from './mail-queue.ts'
import { outbox } from './outbox.ts'

/** Queues mails in open transactions: each is sent if, and only if, the transaction commits. */
export type MailOutbox = { queue(transaction: Pick<Transaction, 'tx'>, mail: Mail): Promise<void> }

/** Returns the outbox for mails. Call it before the transaction begins (see `outbox`). */
export async function mailOutbox(payload: Payload): Promise<MailOutbox> {
  const mailJobs = await outbox(payload, [mailQueue])
  return {
    queue: (transaction, mail) => mailJobs.enqueue(transaction, [{ queue: mailQueue.name, data: mail }]),
  }
}
