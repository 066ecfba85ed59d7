import { getPayload } from 'payload'
import payloadConfig from '#cms/payload.config.ts'
import { loadRetention } from '#features/privacy/jobs.ts'
import { registerCms } from '#platform/cms.ts'
import { log } from '#platform/log.ts'
import { siteClock } from '#platform/site-clock.ts'
import { onParentExit } from './lifecycle/child-process.ts'

/**
 * Erases expired personal data and answers open privacy requests, then exits, so that the worker does not hold the
 * CMS.
 */
onParentExit(() => process.exit(1))
const payload = await getPayload({ config: payloadConfig })
registerCms(async () => payload)
const { fulfilOpenRequests, applyRetention } = await loadRetention()
const now = siteClock().now()
const answeredRequests = await fulfilOpenRequests(payload, now)
const erased = await applyRetention(payload, now)
log.info({ answeredRequests, erased }, 'retention applied')
await payload.destroy()
process.exit(0)
