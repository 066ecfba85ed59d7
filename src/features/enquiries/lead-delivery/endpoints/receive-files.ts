import type { UploadedFile } from '#features/site/uploads/index.ts'
import { keepProgramFiles, programFilesPrefix } from '#features/site/uploads/jobs.ts'
import { type CheckedFile, findPendingFiles, storePendingFiles } from '#features/site/uploads/server.ts'
import { cms } from '#platform/process/cms.ts'
import { siteClock } from '#platform/time/site-clock.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** How long an uploaded file waits for the mail that names it. Milliseconds. */
const pendingMs = dayMs

/** How long a file can be opened after a mail has named it. Milliseconds. */
const namedMs = 30 * dayMs

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' }

/** The name by which programs refer to an uploaded file: random, with the extension of its content. */
const programName = ({ key, mediaType }: UploadedFile) => `${key}.${extensions[mediaType] ?? 'bin'}`

const keyIn = (name: string) => /^([\w-]{22})\.(?:jpg|pdf)$/.exec(name)?.[1]

/**
 * Stores files that a program uploaded, for a day. When the call is repeated, the files are those of the first.
 *
 * @param upload `id` is the same when the call is repeated.
 * @returns the names by which the program refers to the files, in their order.
 * @throws what the database and the disk throw; nothing is stored then.
 * Source: requirements D-369 and V-299.
 */
export async function receiveFiles(upload: {
  readonly id: string
  readonly files: readonly CheckedFile[]
}): Promise<readonly { readonly filename: string }[]> {
  const payload = await cms()
  const now = siteClock().now()
  const formKey = `${programFilesPrefix}${upload.id}`
  const earlier = await findPendingFiles(payload, formKey, now)
  const files =
    earlier.length > 0
      ? earlier
      : await storePendingFiles(payload, { formKey, files: upload.files, lifetimeMs: pendingMs }, now)
  return files.map((file) => ({ filename: programName(file) }))
}

/**
 * Finds the uploaded files that a mail names, and keeps them for 30 days. Names of other files are left out.
 *
 * @throws what the database throws.
 */
export async function filesNamed(names: readonly string[]): Promise<readonly UploadedFile[]> {
  const now = siteClock().now()
  const keys = names.flatMap((name) => keyIn(name) ?? [])
  return keepProgramFiles(await cms(), keys, { now, until: new Date(now.getTime() + namedMs) })
}
