import { constants, setPriority } from 'node:os'
import { getPayload } from 'payload'
import payloadConfig from '#cms/payload.config.ts'
import { loadStockAlerts } from '#features/stock-alerts/jobs.ts'
import { registerCms } from '#platform/cms.ts'
import { log } from '#platform/log.ts'
import { siteClock } from '#platform/site-clock.ts'
import { onParentExit } from './lifecycle/child-process.ts'

/** Queues the mails of vehicle alerts, then exits, so that the worker does not hold the CMS. */
onParentExit(() => process.exit(1))
// Requests of visitors take precedence over alerts.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const payload = await getPayload({ config: payloadConfig })
registerCms(async () => payload)
const { runStockAlerts } = await loadStockAlerts()
log.info(await runStockAlerts(payload, siteClock().now()), 'vehicle alerts processed')
await payload.destroy()
process.exit(0)
