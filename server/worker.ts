import { deliveryQueues } from '#features/enquiries/lead-delivery/jobs.ts'
import { mailQueue } from '#features/site/mail/jobs.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { onParentExit } from './lifecycle/child-process.ts'
import { startDelivererWhenDue } from './worker/deliverer.ts'
import { formDrafts } from './worker/form-drafts.ts'
import { startQueue } from './worker/queue.ts'
import { programJobs } from './worker/scheduled-programs.ts'

/** The worker process, which runs scheduled jobs and deliveries. */
const { databaseUrl } = config()
if (!databaseUrl)
  throw new Error(
    'DATABASE_URL is not set. Start the worker with npm start or npm run worker, which provide it.',
  )

const queues = [...deliveryQueues, mailQueue]
const queue = await startQueue(databaseUrl, [...programJobs(databaseUrl), formDrafts(databaseUrl)], queues)
const deliverer = startDelivererWhenDue(
  databaseUrl,
  queues.flatMap(({ name, deadLetter }) => [name, deadLetter]),
)
log.info('worker started')

/** Gives running jobs a moment to finish; the queue retries the others. */
async function shutDown(): Promise<void> {
  await Promise.allSettled([deliverer.stop(), queue.stop({ graceful: true, timeout: 2_000 })])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown())
onParentExit(() => void shutDown())
