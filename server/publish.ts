import { openCms } from '#cms/open.ts'
import { publishDueDocuments } from '#cms/scheduled-publishing.ts'
import { log } from '#platform/process/log.ts'
import { runProgram } from './lifecycle/run-program.ts'

/** Runs the due scheduled publications, then exits, so that the worker does not hold the 300 MB of the CMS. */
await runProgram(async () => {
  const payload = await openCms()
  const published = await publishDueDocuments(payload)
  log.info({ published }, 'scheduled publishing finished')
  await payload.destroy()
})
