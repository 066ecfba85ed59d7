import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'
import { visibleName } from '../rules/clean-file-name.ts'
import type { RefusedUpload, UploadSlots } from '../upload.ts'
import { type CheckedFile, checkFile } from './check-file.ts'
import type { ReceivedForm } from './receive-multipart.ts'

export type CheckedFormFiles = {
  readonly files: readonly CheckedFile[]
  /** Those that were refused while they arrived, included. */
  readonly refusedFiles: readonly RefusedUpload[]
}

/** Thrown when the client of a form has left: nobody would read the response. */
export class ClientLeft extends Error {
  constructor() {
    super('The client left before the files of its form were checked.')
    this.name = 'ClientLeft'
  }
}

/** Forms whose files are checked at once. Beyond the queue they are refused: nobody would wait that long. */
const formLimit = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 60 })

/**
 * Checks all files of a form, one after the other, when it is the form's turn.
 *
 * @param signal of the request: a form whose client has left is not checked further.
 * @throws ConcurrencyLimitExceeded when too many forms wait, ClientLeft, or the error of the disk.
 */
export async function checkFormFiles(
  { files, refusedFiles }: Pick<ReceivedForm, 'files' | 'refusedFiles'>,
  slots: UploadSlots,
  signal?: AbortSignal,
): Promise<CheckedFormFiles> {
  // Forms without files do not wait behind those with them.
  if (files.length === 0) return { files: [], refusedFiles }
  return formLimit.run(async () => {
    const accepted: CheckedFile[] = []
    const refused = [...refusedFiles]
    for (const file of files) {
      if (signal?.aborted) throw new ClientLeft()
      const result = await checkFile(file, slots[file.field]?.accept ?? [])
      if (result.ok) accepted.push(result.file)
      else refused.push({ field: file.field, name: visibleName(file.name), problem: result.problem })
    }
    return { files: accepted, refusedFiles: refused }
  })
}
