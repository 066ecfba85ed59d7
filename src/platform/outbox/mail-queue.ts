import { type OutboxQueue, retryOptions } from './queues.ts'

/**
 * Queue of mails that belong to no enquiry. A finished job is deleted after an hour, because it contains an address.
 */
export const mailQueue: OutboxQueue = {
  name: 'mail',
  deadLetter: 'mail-dead',
  ...retryOptions,
  deleteAfterSeconds: 3_600,
}
