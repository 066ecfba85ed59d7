import { openCms } from '#cms/open.ts'
import { loadServiceReminders } from '#features/owners/service-reminders/jobs.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { runProgram, yieldToVisitors } from './lifecycle/run-program.ts'

/** Queues the mails of service reminders, then exits, so that the worker does not hold the CMS. */
await runProgram(async () => {
  yieldToVisitors()
  const payload = await openCms()
  const { sendServiceReminders } = await loadServiceReminders()
  log.info({ mails: await sendServiceReminders(payload, siteClock().now()) }, 'service reminders processed')
  await payload.destroy()
})
