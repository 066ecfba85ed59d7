import { getPayload } from 'payload'
import payloadConfig from '#cms/payload.config.ts'
import { publishDue } from '#cms/scheduled-publishing.ts'
import { registerCms } from '#platform/cms.ts'
import { log } from '#platform/log.ts'
import { whenParentEnds } from './lifecycle/child-process.ts'

/** Carries out the publications that are due, then ends: the CMS takes 300 MB that the worker need not hold. */
whenParentEnds(() => process.exit(1))
const payload = await getPayload({ config: payloadConfig })
registerCms(async () => payload)
const published = await publishDue(payload)
log.info({ published }, 'scheduled publications carried out')
await payload.destroy()
process.exit(0)
