import { openCms } from '#cms/open.ts'
import { loadStockAlerts } from '#features/stock/stock-alerts/jobs.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { runProgram, yieldToVisitors } from './lifecycle/run-program.ts'

/** Queues the mails of vehicle alerts, then exits, so that the worker does not hold the CMS. */
await runProgram(async () => {
  yieldToVisitors()
  const payload = await openCms()
  const { runStockAlerts } = await loadStockAlerts()
  log.info(await runStockAlerts(payload, siteClock().now()), 'vehicle alerts processed')
  await payload.destroy()
})
