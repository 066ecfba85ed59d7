import { getPayload } from 'payload'
import payloadConfig from '#cms/payload.config.ts'
import { publishDue } from '#cms/scheduled-publishing.ts'
import { registerCms } from '#platform/cms.ts'
import { log } from '#platform/log.ts'
import { whenParentEnds } from './lifecycle/child-process.ts'

/** Runs the due scheduled publications, then exits, so that the worker does not hold the 300 MB of the CMS. */
whenParentEnds(() => process.exit(1))
const payload = await getPayload({ config: payloadConfig })
registerCms(async () => payload)
const published = await publishDue(payload)
log.info({ published }, 'scheduled publishing finished')
await payload.destroy()
process.exit(0)
