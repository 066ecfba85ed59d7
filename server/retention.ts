import { openCms } from '#cms/open.ts'
import { loadRetention } from '#features/people/privacy/jobs.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { runProgram } from './lifecycle/run-program.ts'

/**
 * Erases expired personal data and answers open privacy requests, then exits, so that the worker does not hold the
 * CMS.
 */
await runProgram(async () => {
  const payload = await openCms()
  const { fulfilOpenRequests, applyRetention } = await loadRetention()
  const now = siteClock().now()
  const answeredRequests = await fulfilOpenRequests(payload, now)
  const erased = await applyRetention(payload, now)
  log.info({ answeredRequests, erased }, 'retention applied')
  await payload.destroy()
})
