import { encodePhoto } from '#platform/photos/encode-photo.ts'
import type { PhotoJob } from '#platform/photos/photo.ts'
import { onParentExit } from './lifecycle/child-process.ts'

/**
 * Encodes pictures of visitors, so that neither the memory of their decoder nor a fault in it stays in the process that
 * serves. Ends with its parent, which sends one picture at a time.
 */
onParentExit(() => process.exit(0))
process.on('message', async (job: PhotoJob) => {
  const result = await encodePhoto(job)
  process.send?.(result)
})
