import { type OutboxQueue, patientQueue } from './queues.ts'

/** Mails that belong to no enquiry. A finished one is forgotten after an hour: it holds an address. */
export const mailQueue: OutboxQueue = {
  name: 'mail',
  deadLetter: 'mail-dead',
  ...patientQueue,
  deleteAfterSeconds: 3_600,
}
