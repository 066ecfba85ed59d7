import type { Payload } from 'payload'
import type { Transaction } from '../database/transaction.ts'
import type { Mail } from '../mail/mail.ts'
import { mailQueue } from './mail-queue.ts'
import { outbox } from './outbox.ts'

/** Puts mails into open transactions: each is sent if, and only if, the transaction commits. */
export type MailOutbox = { queue(transaction: Transaction, mail: Mail): Promise<void> }

/** The outbox for mails; asked for before the transaction is begun. */
export async function mailOutbox(payload: Payload): Promise<MailOutbox> {
  const box = await outbox(payload, [mailQueue])
  return { queue: (transaction, mail) => box.enqueue(transaction, [{ queue: mailQueue.name, data: mail }]) }
}
