import { deliveryQueues } from '#features/lead-delivery/jobs.ts'
import { mailQueue } from '#features/mail/jobs.ts'
import { config } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { whenParentEnds } from './lifecycle/child-process.ts'
import { runDelivererWhenNeeded } from './worker/deliverer.ts'
import { formDrafts } from './worker/form-drafts.ts'
import { publications } from './worker/publications.ts'
import { startQueue } from './worker/queue.ts'
import { retention } from './worker/retention.ts'

/** The worker: what has to be done without a visitor asking for it. */
const { databaseUrl } = config()
if (!databaseUrl)
  throw new Error('The worker is started by npm start or npm run worker, which provide its database.')

const queues = [...deliveryQueues, mailQueue]
const queue = await startQueue(
  databaseUrl,
  [publications(databaseUrl), formDrafts(databaseUrl), retention],
  queues,
)
const deliverer = runDelivererWhenNeeded(
  databaseUrl,
  queues.flatMap(({ name, deadLetter }) => [name, deadLetter]),
)
log.info('worker is running')

/** Lets what is under way finish for a moment; the queue gives back what does not. */
async function end(): Promise<void> {
  await Promise.allSettled([deliverer.stop(), queue.stop({ graceful: true, timeout: 2_000 })])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
whenParentEnds(() => void end())
