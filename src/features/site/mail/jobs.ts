export { mailQueue } from '#platform/outbox/mail-queue.ts'

/** Loads the job handlers lazily, because the worker needs only the name of the queue. */
export const loadMailJobs = () => import('./data/mail-jobs.ts')
