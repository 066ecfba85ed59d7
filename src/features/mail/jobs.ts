export { mailQueue } from '#platform/outbox/mail-queue.ts'

/** What is done with the jobs. Loaded when needed: the worker itself reads the name of the queue alone. */
export const loadMailJobs = () => import('./data/mail-jobs.ts')
