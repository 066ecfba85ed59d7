import { isDeepStrictEqual } from 'node:util'
import { APIError, type PayloadRequest } from 'payload'
import { johannesburgTime } from '../admin/dashboard/johannesburg-time.ts'
import { editorOf } from './last-editor.ts'

/** A document as a request reads it. */
export type Read = (draft: boolean) => Promise<object | null>

export type Save = {
  readonly req: PayloadRequest
  /** `pages/1`, or `globals/header`. */
  readonly document: string
  /** What the request sends. */
  readonly data: Readonly<Record<string, unknown>>
  readonly draft: boolean
  readonly autosave: boolean
  readonly read: Read
}

const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN)
const asSent = (document: unknown): unknown => JSON.parse(JSON.stringify(document))

/** Whether a request sends back the published document as it is, which is how the admin drops a newer draft. */
async function revertsToPublished({ data, draft, read }: Save): Promise<boolean> {
  return !draft && data._status === 'published' && isDeepStrictEqual(asSent(await read(false)), asSent(data))
}

/** The admin breaks a toast at colons and commas; the sentences beside the form have both. */
const inShort = 'This was not saved because there is a newer version.'

async function sentences({ req, document }: Save, updatedAt: string): Promise<string> {
  const editor = await editorOf(req, document, updatedAt)
  const isOwn = editor !== undefined && editor.id === req.user?.id
  const who = isOwn ? 'You saved it in another window' : editor ? `${editor.name} saved it` : 'It was changed'
  return `${who} on ${johannesburgTime(new Date(updatedAt))}. What you typed is still here, and is not saved.`
}

/**
 * Refuses a save whose `updatedAt`, which every form of the admin sends along, is older than that of the newest version:
 * its sender has not seen that version and would overwrite it. A request without `updatedAt` changes the fields it names.
 *
 * @throws APIError 409, with the particulars at the field `updatedAt`.
 */
export async function refuseOvertakenSave(save: Save): Promise<void> {
  const base = timeOf(save.data.updatedAt)
  if (Number.isNaN(base)) return
  const { updatedAt } = ((await save.read(true)) ?? {}) as { updatedAt?: string }
  if (!updatedAt || timeOf(updatedAt) <= base || (await revertsToPublished(save))) return
  const errors = [{ path: 'updatedAt', message: await sentences(save, updatedAt) }]
  // An autosave is tried again and again: the admin shows no toast for an error without a message of its own.
  throw new APIError(save.autosave ? '' : inShort, 409, { errors })
}
