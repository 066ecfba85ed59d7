import { openCms } from '#cms/open.ts'
import { loadDeliveryJobs } from '#features/enquiries/lead-delivery/jobs.ts'
import { loadMailJobs } from '#features/site/mail/jobs.ts'
import { log } from '#platform/process/log.ts'
import { onParentExit } from './lifecycle/child-process.ts'
import { providedDatabase, yieldToVisitors } from './lifecycle/run-program.ts'
import { runUntilIdle } from './worker/run-until-idle.ts'

/** How long deliveries may take when this process is stopped; the worker waits a little longer. Milliseconds. */
const stopGraceMs = 4_000
/** Longer than the timeout of a delivery: nobody waits for a process whose parent has ended. Milliseconds. */
const orphanGraceMs = 35_000

/** Runs the jobs that need the CMS, such as deliveries, and exits when there have been none for a while. */
let onOrphaned: () => void = () => process.exit(1)
onParentExit(() => onOrphaned())
yieldToVisitors()
const databaseUrl = providedDatabase()

const payload = await openCms()
const [{ deliveryJobs }, { mailJobs }] = await Promise.all([loadDeliveryJobs(), loadMailJobs()])
const stopping = new AbortController()
let graceMs = stopGraceMs
// What has been sent must be recorded, or the next deliverer sends it again.
onOrphaned = () => {
  graceMs = orphanGraceMs
  stopping.abort()
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort())
const completed = await runUntilIdle(databaseUrl, [...deliveryJobs(payload), ...mailJobs()], {
  signal: stopping.signal,
  graceMs: () => graceMs,
})
log.debug({ completed }, 'deliverer idle, exiting')
await payload.destroy()
process.exit(0)
