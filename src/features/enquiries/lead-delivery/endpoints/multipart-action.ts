import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { type RefusedUpload, type UploadSlots, uploadMessage } from '#features/site/uploads/index.ts'
import {
  type CheckedFile,
  checkFormFiles,
  type ReceivedForm,
  receiveMultipart,
} from '#features/site/uploads/server.ts'
import { uploadTexts } from '#features/site/uploads/texts.ts'
import {
  ActionRefused,
  type BodyActionOptions,
  bodyAction,
  type ContractAction,
  idempotencyKeyOf,
  type ReceivedBody,
  validated,
} from '#platform/service/action.ts'

/** Stands for a form that has nothing but files; other parts are ignored. */
export const filesOnly = z.object({})

const isFilesOnly = (schema: z.ZodType) => schema === filesOnly

/** A form with its files, which passed every check and are on disk until the response. */
type FormWithFiles<Entries> = { readonly entries: Entries; readonly files: readonly CheckedFile[] }

type Options<Entries extends z.ZodType, Result extends z.ZodType> = Omit<
  BodyActionOptions<FormWithFiles<z.output<Entries>>, Result>,
  'mediaType' | 'body' | 'read'
> & {
  /** The parts with files; each needs at least one. */
  readonly slots: UploadSlots
  /** Schema of the part `_payload`, which holds JSON; `filesOnly` without one. */
  readonly payload: Entries
}

/** A hash of what was sent, whatever the boundary between the parts. */
async function digestOf({ entries, files }: ReceivedForm): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(entries))
  for (const { field, path } of files) {
    hash.update(`\n${field}\n`)
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  }
  return hash.digest('hex')
}

function refusalOf({ field, problem }: RefusedUpload, slots: UploadSlots): ActionRefused {
  const slot = slots[field] ?? { accept: [], maxFiles: 0 }
  const status = problem === 'tooLarge' ? 413 : problem === 'scannerDown' ? 503 : 422
  return new ActionRefused(status, `${field}: ${uploadMessage(uploadTexts('en').uploads, problem, slot)}`)
}

async function checkedFiles(
  form: ReceivedForm,
  slots: UploadSlots,
  signal: AbortSignal,
): Promise<readonly CheckedFile[]> {
  const { files, refusedFiles } = await checkFormFiles(form, slots, signal)
  const [refused] = refusedFiles
  if (refused) throw refusalOf(refused, slots)
  const missing = Object.keys(slots).find((name) => files.every(({ slot }) => slot !== name))
  if (missing !== undefined) throw new ActionRefused(422, `Invalid or missing: ${missing}.`)
  return files
}

const fileSchemas = (slots: UploadSlots) =>
  Object.fromEntries(
    Object.entries(slots).map(([name, { maxFiles }]) => [name, z.array(z.file()).min(1).max(maxFiles)]),
  )

/** Returns the part with JSON. @throws ActionRefused when it is missing or not valid. */
function payloadIn<Schema extends z.ZodType>(form: ReceivedForm, schema: Schema): z.output<Schema> {
  if (form.kind !== 'json' && !isFilesOnly(schema))
    throw new ActionRefused(422, 'Invalid or missing: _payload.')
  return validated(schema, form.entries)
}

/**
 * Creates a contract action that accepts a form with files, checked as the files of visitors are. A file that is
 * refused refuses the form.
 */
export function multipartAction<Schema extends z.ZodType, Result extends z.ZodType>({
  slots,
  payload,
  ...options
}: Options<Schema, Result>): ContractAction {
  async function read(request: Request): Promise<ReceivedBody<FormWithFiles<z.output<Schema>>>> {
    const form = await receiveMultipart(request, slots)
    if (form.kind === 'refused') throw new ActionRefused(form.status, form.detail)
    try {
      const entries = payloadIn(form, payload)
      const files = await checkedFiles(form, slots, request.signal)
      const key = idempotencyKeyOf(request, await digestOf(form))
      return { value: { entries, files }, key, dispose: () => form.dispose() }
    } catch (error) {
      await form.dispose()
      throw error
    }
  }
  const body = z.object({ ...fileSchemas(slots), ...(isFilesOnly(payload) ? {} : { _payload: payload }) })
  return bodyAction({ ...options, mediaType: 'multipart/form-data', body, read })
}
