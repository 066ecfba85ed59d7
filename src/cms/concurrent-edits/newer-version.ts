import { isDeepStrictEqual } from 'node:util'
import { APIError, type PayloadRequest } from 'payload'
import { johannesburgTime } from '../admin/dashboard/johannesburg-time.ts'
import { findEditor } from './last-editor.ts'

/** Reads the document of a save with the caller's rights. */
export type ReadDocument = (draft: boolean) => Promise<object | null>

export type Save = {
  readonly req: PayloadRequest
  /** `pages/1`, or `globals/header`. */
  readonly document: string
  /** Body of the request. */
  readonly data: Readonly<Record<string, unknown>>
  readonly draft: boolean
  readonly autosave: boolean
  readonly read: ReadDocument
}

const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN)
const asSent = (document: unknown): unknown => JSON.parse(JSON.stringify(document))

/** Whether a request sends the published document unchanged, which is how the admin discards a newer draft. */
async function revertsToPublished({ data, draft, read }: Save): Promise<boolean> {
  return !draft && data._status === 'published' && isDeepStrictEqual(asSent(await read(false)), asSent(data))
}

/** Without colons and commas, because the admin breaks toasts there. */
const shortMessage = 'This was not saved because there is a newer version.'

async function explain({ req, document }: Save, updatedAt: string): Promise<string> {
  const editor = await findEditor(req, document, updatedAt)
  const isOwn = editor !== undefined && editor.id === req.user?.id
  const who = isOwn ? 'You saved it in another window' : editor ? `${editor.name} saved it` : 'It was changed'
  return `${who} on ${johannesburgTime(new Date(updatedAt))}. What you typed is still here, and is not saved.`
}

/**
 * Rejects a save whose `updatedAt`, which every form of the admin sends, is older than that of the newest version,
 * because it would overwrite that version. A request without `updatedAt` only changes the fields it contains, and is
 * accepted.
 *
 * @throws APIError 409, with the details at the field `updatedAt`.
 */
export async function rejectOutdatedSave(save: Save): Promise<void> {
  const base = timeOf(save.data.updatedAt)
  if (Number.isNaN(base)) return
  const { updatedAt } = ((await save.read(true)) ?? {}) as { updatedAt?: string }
  if (!updatedAt || timeOf(updatedAt) <= base || (await revertsToPublished(save))) return
  const errors = [{ path: 'updatedAt', message: await explain(save, updatedAt) }]
  // An autosave is repeated; the admin shows no toast for an error with an empty message.
  throw new APIError(save.autosave ? '' : shortMessage, 409, { errors })
}
