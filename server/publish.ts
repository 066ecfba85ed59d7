import { getPayload } from 'payload'
import payloadConfig from '#cms/payload.config.ts'
import { publishDueDocuments } from '#cms/scheduled-publishing.ts'
import { registerCms } from '#platform/cms.ts'
import { log } from '#platform/log.ts'
import { onParentExit } from './lifecycle/child-process.ts'

/** Runs the due scheduled publications, then exits, so that the worker does not hold the 300 MB of the CMS. */
onParentExit(() => process.exit(1))
const payload = await getPayload({ config: payloadConfig })
registerCms(async () => payload)
const published = await publishDueDocuments(payload)
log.info({ published }, 'scheduled publishing finished')
await payload.destroy()
process.exit(0)
